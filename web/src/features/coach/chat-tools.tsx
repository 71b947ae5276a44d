import { askGuide } from '../../lib/ask-guide.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { formatChat } from './chat-text.ts';
import type { CoachMessage } from './kept-chat.ts';

const WORDED_BY_MODEL = 'A guided conversation, not a person. A language model words the replies.';
const WITHOUT_MODEL = 'A guided conversation, not a person and not a language model.';
const ON_DEVICE_NOTE = 'Your chats are logged on this device only and never sent to us.';
const SENT_TO_MODEL_NOTE =
  'It’s kept in this browser only. What you write passes through our server to a language model that words the replies; we store none of it.';

interface ChatToolsProps {
  messages: readonly CoachMessage[];
  isWorded: boolean;
  onBegin: () => void;
  onDelete: () => void;
}

export function ChatTools({ messages, isWorded, onBegin, onDelete }: ChatToolsProps) {
  const save = () =>
    saveFile(new Blob([formatChat(messages)], { type: 'text/plain' }), 'coach.txt');
  return (
    <div className="relative flex shrink-0 flex-wrap items-start gap-x-4 border-line border-b">
      <Disclosure
        label="About the coach"
        open={isWorded}
        className="max-h-64 min-w-0 grow overflow-y-auto open:basis-full open:pb-2"
      >
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
      <Button variant="link" size="sm" className="absolute top-0 right-0" onClick={onBegin}>
        New conversation
      </Button>
    </div>
  );
}
