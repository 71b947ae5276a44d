import type { DeskRecord } from '@hearthway/domain/desk-members/contract';
import type { FormEvent } from 'react';
import { errorMessage } from '../../lib/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import { getField } from './get-field.ts';
import { useGivePeriod } from './queries.ts';

const kinds = [
  { kind: 'gift', label: 'Gift days', days: 30, button: 'Give' },
  { kind: 'trial', label: 'Trial days', days: 14, button: 'Start trial' },
] as const;

export function PeriodForm({ record }: { record: DeskRecord }) {
  const give = useGivePeriod(record.userId);
  const submit = (kind: 'gift' | 'trial') => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const days = Number(getField(event, 'days'));
    give.mutate(
      { kind, tier: 'premium', days },
      {
        onSuccess: () => toast.success(kind === 'gift' ? 'Gift added' : 'Trial started'),
        onError: (error) => toast.error(errorMessage(error, 'That didn’t work')),
      },
    );
  };
  return (
    <>
      <h3 className="font-semibold">Gift or trial</h3>
      <p className="mt-1 text-muted text-sm">
        A gift adds days to what’s left. A trial is for members without Premium.
      </p>
      <div className="mt-4 grid gap-4 sm:max-xl:grid-cols-2">
        {kinds.map(({ kind, label, days, button }) => (
          <form key={kind} onSubmit={submit(kind)} className="flex items-end gap-3">
            <Field label={label} className="min-w-0 flex-1">
              <Input name="days" type="number" min={1} max={730} defaultValue={days} required />
            </Field>
            <Button type="submit" variant="outline" busy={give.isPending}>
              {button}
            </Button>
          </form>
        ))}
      </div>
    </>
  );
}
