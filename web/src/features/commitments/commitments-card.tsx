import { addDays, type DayKey, startOfWeek } from '@hearthway/domain/calendar';
import {
  type Commitment,
  countForWeek,
  dueForReview,
  MAX_COMMITMENT_LENGTH,
  MAX_PER_WEEK,
  openCommitments,
  REVIEW_WORDS,
  REVIEWS,
  reviewedWeeks,
} from '@hearthway/domain/commitments/commitment';
import { COMMITMENT_MESSAGES } from '@hearthway/domain/commitments/messages';
import { dateName } from '@hearthway/domain/format';
import { useState } from 'react';
import { useToday } from '../../lib/local-time.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { useCommitmentActions, useCommitments } from './use-commitments.ts';

export function CommitmentsCard() {
  const today = useToday();
  const { all, isLoaded } = useCommitments();
  const { add, tick } = useCommitmentActions();
  const due = dueForReview(all, today);
  const open = openCommitments(all, today).filter((one) => !due.includes(one));
  const hasRoom = countForWeek(startOfWeek(today), all) < MAX_PER_WEEK;
  return (
    <Card aria-labelledby="commitments-title">
      <CardTitle id="commitments-title">{COMMITMENT_MESSAGES.title}</CardTitle>
      <CardText>{COMMITMENT_MESSAGES.intro}</CardText>
      {open.length > 0 && (
        <ul className="mt-4 flex flex-col gap-1">
          {open.map((one) => (
            <li key={one.id}>
              <Checkbox
                label={one.text}
                hint={ticksText(one, today)}
                checked={one.ticked.includes(today)}
                onCheckedChange={(isDone) => tick(one, isDone === true)}
              />
            </li>
          ))}
        </ul>
      )}
      {due.length > 0 && <LookBack due={due} />}
      {isLoaded && due.length === 0 && hasRoom && <AddForm onAdd={(text) => add(text, 'own')} />}
      <History all={all} />
    </Card>
  );
}

function ticksText({ ticked }: Commitment, today: DayKey): string {
  const week = startOfWeek(today);
  const days = ticked.filter((day) => day >= week && day <= addDays(week, 6)).length;
  if (days === 0) return 'Not yet this week';
  return days === 1 ? 'One day this week' : `${days} days this week`;
}

function LookBack({ due }: { due: Commitment[] }) {
  const { review } = useCommitmentActions();
  return (
    <section aria-labelledby="look-back" className="mt-5 rounded-control bg-sunk p-4">
      <h3 id="look-back" className="text-lg">
        How did the week go?
      </h3>
      <p className="text-muted text-sm">Two minutes, no grades. Just be honest.</p>
      <ul className="mt-3 flex flex-col gap-4">
        {due.map((one) => (
          <li key={one.id}>
            <p className="font-medium">{one.text}</p>
            <div className="mt-2 flex flex-wrap gap-2">
              {REVIEWS.map((word) => (
                <Button
                  key={word}
                  variant="outline"
                  size="sm"
                  aria-label={`${REVIEW_WORDS[word]}: ${one.text}`}
                  onClick={() => review(one, word)}
                >
                  {REVIEW_WORDS[word]}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AddForm({ onAdd }: { onAdd: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <form
      className="mt-4 flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        onAdd(text);
        setText('');
      }}
    >
      <Field label="Something small" hint="“When …, I will …” works best.">
        <Input
          value={text}
          maxLength={MAX_COMMITMENT_LENGTH}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Button type="submit" variant="outline" className="self-start" disabled={text.trim() === ''}>
        Add to my week
      </Button>
    </form>
  );
}

function History({ all }: { all: Commitment[] }) {
  const weeks = reviewedWeeks(all);
  if (weeks.length === 0) return null;
  return (
    <details className="mt-4">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-sm text-teal">
        Earlier weeks
      </summary>
      <ul className="flex flex-col gap-3">
        {weeks.map(({ week, line, commitments }) => (
          <li key={week}>
            <p className="font-medium">
              Week of {dateName(week)}: {line}
            </p>
            <ul className="mt-1 list-disc pl-5 text-muted text-sm">
              {commitments.map(({ id, text }) => (
                <li key={id}>{text}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  );
}
