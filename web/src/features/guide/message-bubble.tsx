import { OutsideButton } from '../../brand/outside-link.tsx';
import { phoneNumber } from '../../brand/phone-number.ts';
import { config } from '../../lib/config.ts';
import { cn } from '../../ui/cn.ts';
import { AnswerText } from './answer-text.tsx';
import type { ChatMessage } from './use-conversation.ts';

interface MessageBubbleProps {
  message: ChatMessage;
  onFollow: () => void;
}

export function MessageBubble({ message, onFollow }: MessageBubbleProps) {
  const { role, content, isCrisis } = message;
  if (role === 'user') {
    return (
      <div className="ml-10 self-end whitespace-pre-wrap rounded-[18px] rounded-br-md bg-teal px-4 py-2.5 text-on-strong">
        <span className="sr-only">You: </span>
        {content}
      </div>
    );
  }
  return (
    <div
      className={cn(
        'mr-4 flex flex-col gap-2.5 self-start rounded-[18px] rounded-bl-md border bg-surface px-4 py-3',
        isCrisis ? 'border-danger/50' : 'border-line',
      )}
    >
      <span className="sr-only">Guide: </span>
      <BubbleContent message={message} onFollow={onFollow} />
    </div>
  );
}

/** The numbers come right after the first words: nobody in need should have to read to the end. */
function BubbleContent({ message: { content, isCrisis }, onFollow }: MessageBubbleProps) {
  if (content === '') return <Thinking />;
  if (!isCrisis) return <AnswerText answer={content} onFollow={onFollow} />;
  const [opening = '', ...rest] = content.split('\n\n');
  return (
    <>
      <AnswerText answer={opening} onFollow={onFollow} />
      <CrisisContacts />
      <AnswerText answer={rest.join('\n\n')} onFollow={onFollow} />
    </>
  );
}

function CrisisContacts() {
  const emergency = phoneNumber(config.links.emergency);
  const crisisLine = phoneNumber(config.links.crisisLine);
  return (
    <div className="flex flex-col gap-2 py-1">
      <OutsideButton to="emergency" variant="destructive">
        {emergency ? `Call ${emergency}` : 'Emergency services'}
      </OutsideButton>
      <OutsideButton to="crisisLine">
        {crisisLine ? `Call the crisis line: ${crisisLine}` : 'Reach the crisis line'}
      </OutsideButton>
    </div>
  );
}

function Thinking() {
  return (
    <span className="flex items-center gap-1.5 py-1.5">
      <span className="sr-only">The guide is thinking…</span>
      {[0, 0.2, 0.4].map((delay) => (
        <span
          key={delay}
          aria-hidden="true"
          className="size-2 animate-breathe rounded-full bg-muted"
          style={{ animationDelay: `${delay}s` }}
        />
      ))}
    </span>
  );
}
