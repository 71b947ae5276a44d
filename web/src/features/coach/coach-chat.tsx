import type { FixedPart } from '@hearthway/domain/coach/conversation';
import { MAX_COACH_MESSAGE } from '@hearthway/domain/coach/limits';
import type { CoachTool } from '@hearthway/domain/coach/topics';
import type { Commitment } from '@hearthway/domain/commitments/commitment';
import { GUIDE_MODEL_TEXT } from '@hearthway/domain/consent/messages';
import { Link } from '@tanstack/react-router';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Flame from 'lucide-react/icons/flame';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { askGuide } from '../../lib/ask-guide.ts';
import { saveFile } from '../../lib/save-file.ts';
import { GuideModelCard } from '../../member/guide-model-card.tsx';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { controlLook } from '../../ui/control-look.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { formatChat } from './chat-text.ts';
import type { CoachMessage } from './kept-chat.ts';
import { ReadingCard } from './reading-card.tsx';
import { StepForm } from './step-form.tsx';
import { useCoach } from './use-coach.ts';

const TOOLS: Record<CoachTool, { name: string; to: string }> = {
  'hfs-cycle': { name: 'Open the HFS Cycle Tool', to: '/action/hfs-cycle' },
  'calm-kit': { name: 'Open the Calm Kit', to: '/action/calm-kit' },
  'belief-upgrade': { name: 'Open the Belief Upgrade Wizard', to: '/action/belief-upgrade' },
};

const OPENING_MESSAGES = 2;
const LONG_CHOICE = 40;

const WORDED_BY_MODEL = 'A guided conversation, not a person. A language model words the replies.';
const WITHOUT_MODEL = 'A guided conversation, not a person and not a language model.';
const ON_DEVICE_NOTE = 'Your chats are logged on this device only and never sent to us.';
const SENT_TO_MODEL_NOTE =
  'It’s kept in this browser only. What you write passes through our server to a language model that words the replies; we store none of it.';

interface CoachChatProps {
  renderFixedPart: (part: FixedPart) => ReactNode;
  commitments: readonly Commitment[];
  onStep: (step: string) => void;
}

export default function CoachChat({ renderFixedPart, commitments, onStep }: CoachChatProps) {
  const { messages, choices, draft, isThinking, isWorded, send, save, beginAgain, deleteAll } =
    useCoach(commitments, onStep);
  const end = useScrollToEnd(messages);
  return (
    <div className="mt-6 max-w-2xl">
      <GuideModelCard question={GUIDE_MODEL_TEXT.askInCoach} />
      <div
        role="log"
        aria-live="polite"
        aria-label="Conversation with the coach"
        className="flex flex-col gap-4 py-2"
      >
        {messages.map((message, index) => (
          <Bubble
            key={message.id}
            message={message}
            isFirst={messages[index - 1]?.from !== message.from}
            renderFixedPart={renderFixedPart}
          />
        ))}
        {isThinking && (
          <p className="mr-4 self-start py-2.5 pl-11 text-muted">The coach is thinking…</p>
        )}
      </div>
      {draft !== null && <StepForm key={draft} draft={draft} onSave={save} onSay={send} />}
      {choices.length > 0 && (
        <ul aria-label="Answers to tap" className="flex flex-wrap gap-2 pt-4 sm:pl-10.5">
          {choices.map((choice) => (
            <li key={choice} className={cn(choice.length > LONG_CHOICE && 'w-full')}>
              <button
                type="button"
                onClick={() => send(choice)}
                className={cn(
                  'min-h-11 rounded-[22px] bg-surface px-4 py-1.5 text-left font-medium ring-[1.5px] ring-line ring-inset transition-colors hover:bg-hover hover:ring-edge',
                  choice.length > LONG_CHOICE && 'w-full py-3 font-serif text-lg leading-snug',
                )}
              >
                {choice}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div ref={end} className="scroll-mb-40" />
      <div className="sticky bottom-0 z-1 bg-paper pb-3 max-sm:bottom-[calc(3.75rem+env(safe-area-inset-bottom))] max-sm:-mx-4 max-sm:px-4">
        <MessageForm onSend={send} isWaiting={isThinking} />
      </div>
      <ChatFooter
        messages={messages}
        isWorded={isWorded}
        onBegin={beginAgain}
        onDelete={deleteAll}
      />
    </div>
  );
}

function Bubble({
  message,
  isFirst,
  renderFixedPart,
}: { message: CoachMessage; isFirst: boolean } & Pick<CoachChatProps, 'renderFixedPart'>) {
  if (message.from === 'member') {
    return (
      <div className="ml-10 self-end whitespace-pre-wrap rounded-[18px] rounded-br-md bg-teal px-4.5 py-3 text-on-strong">
        <span className="sr-only">You: </span>
        {message.text}
      </div>
    );
  }
  const { part } = message;
  switch (part.kind) {
    case 'line':
      return (
        <div className="mr-4 flex items-end gap-2.5 self-start max-sm:mr-1 max-sm:gap-2">
          <span
            aria-hidden="true"
            className={cn(
              'grid size-8 shrink-0 place-items-center rounded-full bg-teal/12 text-teal max-sm:size-7',
              !isFirst && 'invisible',
            )}
          >
            <Flame className="size-4.5" />
          </span>
          <div className="rounded-[18px] rounded-bl-md border border-line bg-surface px-4.5 py-3 leading-relaxed">
            <span className="sr-only">Coach: </span>
            {part.text}
          </div>
        </div>
      );
    case 'tool':
      return (
        <Button asChild variant="outline" className="ml-10.5 self-start max-sm:ml-9">
          <Link to={TOOLS[part.tool].to}>{TOOLS[part.tool].name}</Link>
        </Button>
      );
    case 'reading':
      return <ReadingCard topicId={part.topic} />;
    default:
      return renderFixedPart(part);
  }
}

function MessageForm({
  onSend,
  isWaiting,
}: {
  onSend: (text: string) => void;
  isWaiting: boolean;
}) {
  const [text, setText] = useState('');
  function submit() {
    if (text.trim() === '' || isWaiting) return;
    onSend(text);
    setText('');
  }
  return (
    <form
      className="mt-3 flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <textarea
        aria-label="Message to the coach"
        placeholder="In your own words…"
        rows={1}
        maxLength={MAX_COACH_MESSAGE}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          submit();
        }}
        className={cn(controlLook, 'field-sizing-content block max-h-36 grow resize-none py-2.5')}
      />
      <Button
        type="submit"
        size="icon"
        aria-label="Send"
        className="mb-0.5 shrink-0"
        disabled={text.trim() === '' || isWaiting}
      >
        <ArrowUp aria-hidden="true" className="size-5" />
      </Button>
    </form>
  );
}

function ChatFooter({
  messages,
  isWorded,
  onBegin,
  onDelete,
}: {
  messages: readonly CoachMessage[];
  isWorded: boolean;
  onBegin: () => void;
  onDelete: () => void;
}) {
  const save = () =>
    saveFile(new Blob([formatChat(messages)], { type: 'text/plain' }), 'coach.txt');
  return (
    <div className="mt-1">
      <div className="-mx-3 flex flex-wrap items-center max-sm:-mx-2">
        <Button variant="ghost" size="sm" className="max-sm:px-2" onClick={onBegin}>
          New conversation
        </Button>
      </div>
      <Disclosure label="About the coach" open={isWorded}>
        <p className="text-muted">
          {isWorded ? WORDED_BY_MODEL : WITHOUT_MODEL}{' '}
          {isWorded ? SENT_TO_MODEL_NOTE : ON_DEVICE_NOTE} Only a step that you save goes into your
          week. Signing out removes the chat.
        </p>
        <p className="mt-2 text-muted">
          The coach helps you choose a step. If you want an answer or a page to read,{' '}
          <button
            type="button"
            className="font-semibold text-teal underline underline-offset-4"
            onClick={() => askGuide()}
          >
            ask the guide
          </button>
          .
        </p>
        <div className="-mx-3 mt-2 flex flex-wrap items-center">
          <Button variant="ghost" size="sm" onClick={save}>
            Save as text
          </Button>
          <Button variant="ghost" size="sm" className="text-danger!" onClick={onDelete}>
            Delete chats
          </Button>
        </div>
      </Disclosure>
    </div>
  );
}

function useScrollToEnd(messages: readonly CoachMessage[]) {
  const end = useRef<HTMLDivElement>(null);
  const count = useRef(OPENING_MESSAGES);
  useEffect(() => {
    if (messages.length > count.current) end.current?.scrollIntoView({ block: 'end' });
    count.current = messages.length;
  }, [messages]);
  return end;
}
