import { GUIDE_MODEL_TEXT } from '@hearthway/domain/consent/messages';
import { isQuietLine } from '@hearthway/domain/guide/crisis-answer';
import { isSomethingElse, type PageChoice } from '@hearthway/domain/guide/not-known';
import { ContactButtons } from '../../brand/help-buttons.tsx';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { AnswerText } from './answer-text.tsx';
import type { ChatMessage } from './conversation.ts';

interface MessageBubbleProps {
  message: ChatMessage;
  onFollow: () => void;
  onSafe?: () => void;
  onUnsafe?: () => void;
  onChoose?: (choice: PageChoice | null) => void;
}

export function MessageBubble(props: MessageBubbleProps) {
  const { role, content, crisis } = props.message;
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
      {content === '' ? <Thinking /> : <BubbleContent {...props} />}
    </div>
  );
}

function BubbleContent({ message, onFollow, onSafe, onUnsafe, onChoose }: MessageBubbleProps) {
  const { content, crisis, contacts = [], choices = [], dismissable, isByModel } = message;
  const paragraphs = content.split('\n\n');
  const hasQuietLine = isQuietLine(paragraphs.at(-1) ?? '');
  const [opening = '', ...rest] = paragraphs;
  const hasChoices = choices.length > 0 && onChoose !== undefined;
  return (
    <>
      {crisis && !hasQuietLine ? (
        // In a crisis answer, the contacts follow the first sentence, so that nobody has to read to
        // the end to find them.
        <>
          <AnswerText answer={opening} onFollow={onFollow} />
          <ContactButtons contacts={contacts} />
          <AnswerText answer={rest.join('\n\n')} onFollow={onFollow} />
        </>
      ) : (
        <AnswerText
          answer={
            hasChoices ? paragraphs.filter((one) => !isSomethingElse(one)).join('\n\n') : content
          }
          onFollow={onFollow}
          choices={hasChoices && <Choices choices={choices} onChoose={onChoose} />}
        />
      )}
      {isByModel && <p className="text-muted text-xs">{GUIDE_MODEL_TEXT.writtenBy}</p>}
      {dismissable && onSafe && (
        <Button size="sm" variant="secondary" className="self-start" onClick={onSafe}>
          {crisis === 'bereaved' ? 'Please answer my question too' : 'I’m safe, please answer'}
        </Button>
      )}
      {crisis === 'check' && onUnsafe && (
        <Button size="sm" variant="secondary" className="self-start" onClick={onUnsafe}>
          I’m not safe
        </Button>
      )}
    </>
  );
}

interface ChoicesProps {
  choices: readonly PageChoice[];
  onChoose: (choice: PageChoice | null) => void;
}

function Choices({ choices, onChoose }: ChoicesProps) {
  return (
    <div className="flex flex-col items-stretch gap-2">
      {choices.map((choice) => (
        <Button
          key={choice.slug}
          size="sm"
          variant="outline"
          className="justify-start text-left"
          onClick={() => onChoose(choice)}
        >
          {choice.title}
        </Button>
      ))}
      <Button size="sm" variant="ghost" className="justify-start" onClick={() => onChoose(null)}>
        Something else
      </Button>
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
