import {
  type Addition,
  additionText,
  MOST_ADDITIONS,
  type StoredAddition,
} from '@hearthway/domain/journal/addition';
import { ADDITION_MESSAGES, countsAs } from '@hearthway/domain/journal/addition-messages';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { UnsentMark } from '../../outbox/unsent-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogContent } from '../../ui/dialog.tsx';
import { AdditionForm } from './addition-form.tsx';
import { FeelingIcon } from './feeling-icon.tsx';
import { removeAddition, saveAddition, useAdditions } from './use-additions.ts';

export default function AdditionsSheet({
  isOpen,
  onClose,
}: {
  isOpen: boolean;
  onClose: () => void;
}) {
  const { feelings, prompts, unsent } = useAdditions();
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={ADDITION_MESSAGES.open} description={ADDITION_MESSAGES.about}>
        <div className="flex flex-col gap-7">
          <Additions
            kind="feeling"
            title={ADDITION_MESSAGES.feelings}
            empty={ADDITION_MESSAGES.noFeelings}
            add={ADDITION_MESSAGES.addFeeling}
            additions={feelings}
          />
          <Additions
            kind="prompt"
            title={ADDITION_MESSAGES.prompts}
            empty={ADDITION_MESSAGES.noPrompts}
            add={ADDITION_MESSAGES.addPrompt}
            additions={prompts}
          />
          <p className="text-muted text-sm">{ADDITION_MESSAGES.kept}</p>
          <UnsentMark item={unsent} />
        </div>
      </DialogContent>
    </Dialog>
  );
}

interface AdditionsProps {
  kind: Addition['kind'];
  title: string;
  empty: string;
  add: string;
  additions: readonly StoredAddition[];
}

function Additions({ kind, title, empty, add, additions }: AdditionsProps) {
  const [edited, setEdited] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isNew = edited !== null && !additions.some(({ id }) => id === edited);
  function change(update: () => void) {
    flushSync(update);
    heading.current?.focus({ preventScroll: true });
  }
  const form = (id: string, before: Addition | null) => (
    <AdditionForm
      kind={kind}
      before={before}
      taken={additions.filter((one) => one.id !== id).map(additionText)}
      onSave={(addition) =>
        change(() => {
          saveAddition(id, addition);
          setEdited(null);
        })
      }
      onCancel={() => change(() => setEdited(null))}
    />
  );
  return (
    <section aria-label={title}>
      <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {title}
      </h3>
      {additions.length === 0 && !isNew && <p className="mt-1 text-muted">{empty}</p>}
      <ul className="divide-y divide-line">
        {additions.map((one) => (
          <li key={one.id} className="py-1">
            {one.id === edited ? (
              form(one.id, one)
            ) : (
              <AdditionLine
                addition={one}
                onEdit={() => setEdited(one.id)}
                onRemove={() => change(() => removeAddition(one.id, kind))}
              />
            )}
          </li>
        ))}
      </ul>
      {edited !== null && isNew && form(edited, null)}
      {edited === null && additions.length < MOST_ADDITIONS[kind] && (
        <Button
          variant="outline"
          size="sm"
          className="mt-3"
          onClick={() => setEdited(crypto.randomUUID())}
        >
          <Plus aria-hidden="true" className="size-4" /> {add}
        </Button>
      )}
      {additions.length >= MOST_ADDITIONS[kind] && (
        <p className="mt-2 text-muted text-sm">{ADDITION_MESSAGES.tooMany[kind]}</p>
      )}
    </section>
  );
}

interface AdditionLineProps {
  addition: StoredAddition;
  onEdit: () => void;
  onRemove: () => void;
}

function AdditionLine({ addition, onEdit, onRemove }: AdditionLineProps) {
  const text = additionText(addition);
  return (
    <div className="flex items-center gap-2">
      {addition.kind === 'feeling' && (
        <FeelingIcon icon={addition.icon} className="size-5 shrink-0 text-teal" />
      )}
      <p className="wrap-anywhere min-w-0 flex-1 py-2">
        {text}
        {addition.kind === 'feeling' && (
          <span className="block text-muted text-sm"> {countsAs(addition.feeling)}</span>
        )}
      </p>
      <Button
        variant="ghost"
        size="icon"
        className="shrink-0 text-muted"
        aria-label={`Edit: ${text}`}
        onClick={onEdit}
      >
        <Pencil aria-hidden="true" className="size-4.5" />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        className="-ml-2 shrink-0 text-muted"
        aria-label={`Remove: ${text}`}
        onClick={onRemove}
      >
        <Trash aria-hidden="true" className="size-4.5" />
      </Button>
    </div>
  );
}
