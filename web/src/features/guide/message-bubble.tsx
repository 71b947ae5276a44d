import { BereavedButton, CrisisLineButton, EmergencyButton } from '../../brand/help-buttons.tsx';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { AnswerText } from './answer-text.tsx';
import type { ChatMessage } from './conversation.ts';

interface MessageBubbleProps {
  message: ChatMessage;
  onFollow: () => void;
  onSafety?: (isSafe: boolean) => void;
}

export function MessageBubble({ message, onFollow, onSafety }: MessageBubbleProps) {
  const { role, content, crisis } = message;
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
        crisis === 'alarm' ? 'border-danger/50' : 'border-line',
      )}
    >
      <span className="sr-only">Guide: </span>
      <BubbleContent message={message} onFollow={onFollow} onSafety={onSafety} />
    </div>
  );
}

/** Shows the emergency numbers right after the first sentence, so that nobody has to read to the end. */
function BubbleContent({ message, onFollow, onSafety }: MessageBubbleProps) {
  const { content, crisis, awaitsSafety } = message;
  if (content === '') return <Thinking />;
  if (!crisis) return <AnswerText answer={content} onFollow={onFollow} />;
  const [opening = '', ...rest] = content.split('\n\n');
  return (
    <>
      <AnswerText answer={opening} onFollow={onFollow} />
      {awaitsSafety && onSafety && (
        <div className="flex flex-wrap gap-2 pt-1">
          <Button size="sm" variant="secondary" onClick={() => onSafety(true)}>
            I am safe
          </Button>
          <Button size="sm" variant="secondary" onClick={() => onSafety(false)}>
            I am not safe
          </Button>
        </div>
      )}
      <div className="flex flex-col gap-2 py-1">
        {crisis === 'bereaved' ? <BereavedButton /> : <EmergencyButton />}
        <CrisisLineButton />
      </div>
      <AnswerText answer={rest.join('\n\n')} onFollow={onFollow} />
    </>
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
