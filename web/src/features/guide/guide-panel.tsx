import { Link, useLocation } from '@tanstack/react-router';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import * as Radix from 'radix-ui/dialog';
import { useEffect, useRef } from 'react';
import { useMedia } from '../../lib/use-media.ts';
import { GuideModelCard } from '../../member/guide-model-card.tsx';
import { toast } from '../../ui/toast.ts';
import type { ChatMessage } from './conversation.ts';
import { GuideWelcome } from './guide-welcome.tsx';
import { MessageBubble } from './message-bubble.tsx';
import { MessageForm } from './message-form.tsx';
import { useConversation } from './use-conversation.ts';

interface GuidePanelProps {
  isOpen: boolean;
  isFirstOpen: boolean;
  /**
   * The text to show in the input field. A new object fills the field again, even if its text is
   * the same.
   */
  asked: { words: string };
  onClose: () => void;
  onClosed: () => void;
}

/** The guide's panel stays mounted while it is closed, so that the conversation is kept. */
export default function GuidePanel(props: GuidePanelProps) {
  const { isOpen, isFirstOpen, asked, onClose, onClosed } = props;
  const { messages, isBusy, deleteConversation, ...conversation } = useConversation();
  const page = useLocation({ select: ({ pathname }) => pathname });
  const coversPage = useMedia('(max-width: 639px)');
  const input = useRef<HTMLTextAreaElement>(null);
  const log = useScrollToEnd(messages);
  const onSend = (message: string) => conversation.send(message, page);
  const onFollow = () => coversPage && onClose();
  const focusing = (act: () => void) => () => {
    log.current?.focus({ preventScroll: true });
    act();
  };
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => open || onClose()} modal={coversPage}>
      <Radix.Portal>
        {coversPage && <Radix.Overlay className="fixed inset-0 z-50 animate-fade bg-veil" />}
        <Radix.Content
          aria-describedby={undefined}
          onInteractOutside={(event) => {
            if (!coversPage) event.preventDefault();
          }}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            // On a phone, focusing the field would open the keyboard over the suggestions.
            const isTyping = !coversPage || asked.words !== '';
            (isTyping ? input.current : log.current)?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
          className="fixed inset-x-0 bottom-0 z-50 flex h-[min(86dvh,44rem)] animate-rise flex-col overflow-hidden rounded-t-[28px] border border-line bg-paper text-ink shadow-lifted outline-none sm:inset-x-auto sm:right-4 sm:bottom-4 sm:h-[min(40rem,calc(100dvh-2rem))] sm:w-[25rem] sm:rounded-card"
        >
          <div className="flex items-center gap-2 border-line border-b bg-surface py-2 pr-2 pl-5">
            <Radix.Title className="grow text-xl">Guide</Radix.Title>
            <Link
              to="/help"
              onClick={onFollow}
              className="inline-flex min-h-11 items-center px-2 font-semibold text-sm text-teal underline-offset-4 hover:underline"
            >
              Get help now
            </Link>
            {messages.length > 0 && (
              <button
                type="button"
                aria-label="Delete this conversation"
                title="Delete this conversation"
                disabled={isBusy}
                onClick={() => {
                  deleteConversation().then(
                    () => input.current?.focus(),
                    () => toast.error('We couldn’t delete the conversation. Please try again.'),
                  );
                }}
                className="grid size-11 place-items-center rounded-full text-muted transition-colors hover:bg-hover hover:text-ink disabled:opacity-50"
              >
                <Trash2 aria-hidden="true" className="size-5" />
              </button>
            )}
            <Radix.Close
              aria-label="Close the guide"
              className="grid size-11 place-items-center rounded-full text-muted transition-colors hover:bg-hover hover:text-ink"
            >
              <X aria-hidden="true" className="size-5" />
            </Radix.Close>
          </div>
          <div
            ref={log}
            role="log"
            aria-live="polite"
            aria-busy={isBusy}
            aria-label="Conversation"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
            tabIndex={0}
            className="relative flex min-h-0 grow flex-col gap-3 overflow-y-auto overscroll-contain p-4 -outline-offset-3"
          >
            {messages.length === 0 ? (
              <GuideWelcome isFirst={isFirstOpen} page={page} onAsk={onSend} />
            ) : (
              messages.map((message) => (
                <MessageBubble
                  key={message.id}
                  message={message}
                  onFollow={onFollow}
                  onSafe={focusing(() => conversation.dismissAlarm(message.id))}
                  onUnsafe={focusing(() => conversation.raiseAlarm(message.id))}
                  onChoose={(choice) =>
                    focusing(() => conversation.choose(message.id, choice, page))()
                  }
                />
              ))
            )}
          </div>
          <GuideModelCard />
          <MessageForm isBusy={isBusy} onSend={onSend} asked={asked} inputRef={input} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function useScrollToEnd(messages: ChatMessage[]) {
  const log = useRef<HTMLDivElement>(null);
  const crisis = messages.at(-1)?.crisis;
  const isAlarm = crisis === 'alarm' || crisis === 'bereaved';
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run whenever the messages change.
  useEffect(() => {
    const last = log.current?.lastElementChild;
    // `scrollIntoView` would also scroll the sheet around the messages and push its header out of
    // sight.
    if (isAlarm && last instanceof HTMLElement) log.current?.scrollTo({ top: last.offsetTop - 16 });
    else log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [messages]);
  return log;
}
