import { formatDay } from '@hearthway/domain/format';
import type { NearLetter } from '@hearthway/domain/letters/contract';
import { Alert } from '../../ui/alert.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { audienceWords } from './letter-words.ts';

interface NearLettersProps {
  letters: readonly NearLetter[];
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
}

export function NearLetters({ letters, isConfirmed, onConfirm }: NearLettersProps) {
  return (
    <Alert tone="warning" title="Some of them would get two letters within a week">
      <ul className="mt-1 flex flex-col gap-1">
        {letters.map((letter) => (
          <li key={letter.id} className="break-words">
            {describe(letter)}
          </li>
        ))}
      </ul>
      <Checkbox
        label="Send this letter too"
        checked={isConfirmed}
        onCheckedChange={(checked) => onConfirm(checked === true)}
        className="mt-1"
      />
    </Alert>
  );
}

function describe({ subject, sendAt, segment }: NearLetter): string {
  const at = new Date(sendAt);
  const verb = at > new Date() ? 'goes out' : 'was sent';
  return `“${subject}” ${verb} on ${formatDay(at)}. ${audienceWords(segment)}.`;
}
