import type { CalmKitResponse } from '@hearthway/domain/calm-kit/contract';
import {
  FEELING_WORDS,
  FEELINGS,
  type Feeling,
  MAX_REFRAME_LENGTH,
  REFRAMES,
} from '@hearthway/domain/calm-kit/reframes';
import Heart from 'lucide-react/icons/heart';
import Trash2 from 'lucide-react/icons/trash-2';
import { useId, useState } from 'react';
import { ownWord } from '../../lib/config.ts';
import { RoomNote } from '../../member/room-note.tsx';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';

type Shelf = Feeling | 'kept';

export interface ReframesProps {
  keptReframes: readonly string[];
  ownReframes: CalmKitResponse['ownReframes'];
  onKeep: (reframe: string, isKept: boolean) => void;
  onWrite: (feeling: Feeling, text: string) => void;
  onRemove: (own: CalmKitResponse['ownReframes'][number]) => void;
}

export function Reframes({ keptReframes, ownReframes, onKeep, onWrite, onRemove }: ReframesProps) {
  const [shelf, setShelf] = useState<Shelf>('anxious');
  const isShown = (id: string, feeling: Feeling) =>
    shelf === 'kept' ? keptReframes.includes(id) : feeling === shelf;
  const shown = REFRAMES.filter(({ id, feeling }) => isShown(id, feeling)).map((one) => ({
    id: one.id,
    thought: ownWord(`reframe:${one.id}:thought`, one.thought),
    reframe: ownWord(`reframe:${one.id}`, one.reframe),
  }));
  const own = ownReframes.filter(({ feeling }) => shelf === 'kept' || feeling === shelf);
  return (
    <div className="flex flex-col gap-5">
      <RoomNote kind="own_reframes" />
      <fieldset>
        <legend className="mb-3 font-serif text-lg">How are you feeling right now?</legend>
        <div className="flex flex-wrap gap-2">
          {FEELINGS.map((feeling) => (
            <ShelfButton
              key={feeling}
              isChosen={shelf === feeling}
              onClick={() => setShelf(feeling)}
            >
              {FEELING_WORDS[feeling]}
            </ShelfButton>
          ))}
          <ShelfButton isChosen={shelf === 'kept'} onClick={() => setShelf('kept')}>
            <Heart aria-hidden="true" className="size-4" />
            Favourites
          </ShelfButton>
        </div>
      </fieldset>
      {shown.length + own.length === 0 && (
        <p className="text-muted">
          Nothing here yet. Tap the heart on a reframe that speaks to you.
        </p>
      )}
      <ul className="grid gap-3 sm:grid-cols-2">
        {own.map((one) => (
          <li
            key={one.id}
            className="flex items-start justify-between gap-3 rounded-control border-[1.5px] border-teal/40 bg-teal/5 py-3 pr-1 pl-4"
          >
            <div className="py-1.5">
              <p className="text-muted text-sm">In your own words</p>
              <p className="mt-1 font-medium">{one.text}</p>
            </div>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Remove: ${one.text}`}
              onClick={() => onRemove(one)}
            >
              <Trash2 aria-hidden="true" className="size-4.5" />
            </Button>
          </li>
        ))}
        {shown.map(({ id, thought, reframe }) => (
          <li
            key={id}
            className="flex items-start justify-between gap-3 rounded-control border-[1.5px] border-line bg-surface py-3 pr-1 pl-4"
          >
            <div className="py-1.5">
              <p className="text-muted text-sm">“{thought}”</p>
              <p className="mt-1 font-medium">{reframe}</p>
            </div>
            <KeepButton
              reframe={reframe}
              isKept={keptReframes.includes(id)}
              onChange={(isKept) => onKeep(id, isKept)}
            />
          </li>
        ))}
      </ul>
      {shelf !== 'kept' && <OwnReframe key={shelf} onSave={(text) => onWrite(shelf, text)} />}
    </div>
  );
}

function ShelfButton({
  isChosen,
  ...props
}: {
  isChosen: boolean;
  onClick: () => void;
  children: React.ReactNode;
}) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className={cn(
        'inline-flex min-h-11 items-center gap-1.5 rounded-full px-4 font-medium ring-[1.5px] ring-inset transition-colors',
        isChosen ? 'bg-teal text-on-strong ring-teal' : 'bg-surface ring-line hover:ring-edge',
      )}
      {...props}
    />
  );
}

function KeepButton({
  reframe,
  isKept,
  onChange,
}: {
  reframe: string;
  isKept: boolean;
  onChange: (isKept: boolean) => void;
}) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-pressed={isKept}
      aria-label={`Keep: ${reframe}`}
      onClick={() => onChange(!isKept)}
    >
      <Heart aria-hidden="true" className={cn('size-5', isKept && 'fill-coral text-coral')} />
    </Button>
  );
}

function OwnReframe({ onSave }: { onSave: (text: string) => void }) {
  const [text, setText] = useState('');
  const id = useId();
  return (
    <form
      aria-labelledby={id}
      className="flex flex-col gap-3 border-line border-t pt-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!text.trim()) return;
        onSave(text.trim());
        setText('');
      }}
    >
      <h3 id={id} className="text-lg">
        Write your own
      </h3>
      <Field
        label="What would you say to a friend who felt this?"
        hint={`Up to ${MAX_REFRAME_LENGTH} characters.`}
      >
        <Textarea
          rows={2}
          maxLength={MAX_REFRAME_LENGTH}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Button type="submit" variant="outline" className="self-start" disabled={!text.trim()}>
        Keep it
      </Button>
    </form>
  );
}
