import { formatAppointment } from '@hearthway/domain/format';
import type { Letter } from '@hearthway/domain/letters/contract';
import { findNearLetters } from '@hearthway/domain/letters/near-letters';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DateInput } from '../../brand/date-input.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose, DialogContent } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { PillChoice } from '../../ui/pill-choice.tsx';
import { toast } from '../../ui/toast.ts';
import { audienceWords, memberCount } from './letter-words.ts';
import { NearLetters } from './near-letters.tsx';
import { letterQueries, useSendLetter } from './queries.ts';

interface SendDialogProps {
  letter: Letter;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const TIMES = [
  { value: 'now', label: 'Now' },
  { value: 'later', label: 'Later' },
] as const;

export default function SendDialog({ letter, isOpen, onOpenChange }: SendDialogProps) {
  const [time, setTime] = useState<'now' | 'later'>('now');
  const [typed, setTyped] = useState('');
  const { data: reach } = useQuery(letterQueries.reach(letter.segment));
  const before = useQuery({ ...letterQueries.beforeSending(), staleTime: 0 });
  const [seen, setSeen] = useState<string[]>([]);
  const send = useSendLetter(letter.id);
  const at = new Date(typed);
  const isPlanned = time === 'later';
  const isTimeMissing = isPlanned && Number.isNaN(at.getTime());
  const count = reach ? memberCount(reach.reachable, reach.isExact) : '…';
  const near = findNearLetters(
    before.data?.letters ?? [],
    letter,
    isPlanned && !isTimeMissing ? at : new Date(),
  );
  const isSeen = near.every(({ id }) => seen.includes(id));
  const isNobody = reach?.reachable === 0;
  function confirm() {
    send.mutate(
      { version: letter.version, at: isPlanned ? at.toISOString() : null, despite: seen },
      {
        onSuccess: () => {
          onOpenChange(false);
          toast.success(isPlanned ? 'Letter scheduled.' : 'The letter is on its way.');
        },
        onError: (error) => {
          toast.error(errorMessage(error, 'We couldn’t send the letter.'));
          void before.refetch();
        },
      },
    );
  }
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        title={`Send to ${count}?`}
        description={`${audienceWords(letter.segment)}. Each person gets one copy. Once it’s sent, you can’t take it back.`}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="ghost" className="max-sm:order-1">
                Not yet
              </Button>
            </DialogClose>
            <Button
              busy={send.isPending}
              disabled={isTimeMissing || !isSeen || (isNobody && !isPlanned)}
              onClick={confirm}
            >
              {isPlanned ? 'Schedule the letter' : `Send to ${count}`}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          <PillChoice label="When" options={TIMES} value={time} onValueChange={setTime} />
          {isPlanned && (
            <Field
              label="Day and time"
              hint={
                isTimeMissing
                  ? 'Recipients are chosen when the letter is sent.'
                  : `${formatAppointment(at)}. Recipients are chosen when the letter is sent.`
              }
              required
            >
              <DateInput
                type="datetime-local"
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            </Field>
          )}
          {near.length > 0 && (
            <NearLetters
              letters={near}
              isConfirmed={isSeen}
              onConfirm={(isConfirmed) => setSeen(isConfirmed ? near.map(({ id }) => id) : [])}
            />
          )}
          {isNobody && !isPlanned && (
            <Alert tone="warning" title="Nobody would get this letter right now." />
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}
