import type { FixedPart } from '@hearthway/domain/coach/conversation';
import { MAX_COACH_MESSAGE } from '@hearthway/domain/coach/limits';
import type { CoachTool } from '@hearthway/domain/coach/topics';
import type { Commitment } from '@hearthway/domain/commitments/commitment';
import { GUIDE_MODEL_TEXT } from '@hearthway/domain/consent/messages';
import { Link } from '@tanstack/react-router';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Flame from 'lucide-react/icons/flame';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { GuideModelCard } from '../../member/guide-model-card.tsx';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { controlLook } from '../../ui/control-look.ts';
import { ChatTools } from './chat-tools.tsx';
import type { CoachMessage } from './kept-chat.ts';
import { ReadingCard } from './reading-card.tsx';
import { SoFar } from './so-far.tsx';
import { StepForm } from './step-form.tsx';
import { useCoach } from './use-coach.ts';
import './coach-chat.css';

const TOOLS: Record<CoachTool, { name: string; to: string }> = {
  'hfs-cycle': { name: 'Open the HFS Cycle Tool', to: '/action/hfs-cycle' },
  'calm-kit': { name: 'Open the Calm Kit', to: '/action/calm-kit' },
  'belief-upgrade': { name: 'Open the Belief Upgrade Wizard', to: '/action/belief-upgrade' },
};

const OPENING_MESSAGES = 2;
const LONG_CHOICE = 40;

const isBegun = (messages: readonly CoachMessage[]) => messages.length > OPENING_MESSAGES;

interface CoachChatProps {
  intro: ReactNode;
  /** Where the panel beside the chat shows what has come up so far. */
  side: HTMLElement | null;
  renderFixedPart: (part: FixedPart) => ReactNode;
  commitments: readonly Commitment[];
  onStep: (step: string) => void;
}

export default function CoachChat(props: CoachChatProps) {
  const { intro, side, renderFixedPart, commitments, onStep } = props;
  const coach = useCoach(commitments, onStep);
  const { messages, conversation, choices, draft, isThinking, isWorded } = coach;
  const { send, save, beginAgain, deleteAll } = coach;
  const scroller = useScrollToEnd(messages);
  return (
    <div className="coach-chat" data-begun={isBegun(messages) || undefined}>
      <ChatTools
        messages={messages}
        isWorded={isWorded}
        onBegin={beginAgain}
        onDelete={deleteAll}
      />
      <section
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
        tabIndex={0}
        aria-label="Chat"
        className="coach-scroller min-h-0 grow overflow-y-auto overscroll-contain pr-1 pb-3 -outline-offset-2"
      >
        {intro}
        <div className="coach-talk">
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
          {choices.length > 0 && <Choices choices={choices} onChoose={send} />}
        </div>
      </section>
      <MessageForm onSend={send} isWaiting={isThinking} />
      {side && conversation && createPortal(<SoFar conversation={conversation} />, side)}
    </div>
  );
}

function Choices({
  choices,
  onChoose,
}: {
  choices: readonly string[];
  onChoose: (choice: string) => void;
}) {
  return (
    <ul aria-label="Answers to tap" className="coach-choices flex flex-wrap gap-2 pt-4 sm:pl-10.5">
      {choices.map((choice) => (
        <li key={choice} className={cn(choice.length > LONG_CHOICE && 'w-full')}>
          <button
            type="button"
            onClick={() => onChoose(choice)}
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
              'coach-face grid size-8 shrink-0 place-items-center rounded-full bg-teal/12 text-teal max-sm:size-7',
              !isFirst && 'invisible',
            )}
          >
            <Flame className="size-4.5" />
          </span>
          <div className="coach-line rounded-[18px] rounded-bl-md border border-line bg-surface px-4.5 py-3 leading-relaxed">
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
      className="flex shrink-0 items-end gap-2 border-line border-t bg-paper pt-3 pb-1"
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

function useScrollToEnd(messages: readonly CoachMessage[]) {
  const scroller = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = scroller.current;
    if (box && messages.length > 0) box.scrollTop = isBegun(messages) ? box.scrollHeight : 0;
  }, [messages]);
  return scroller;
}
