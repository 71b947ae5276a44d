import { openCommitments } from '@hearthway/domain/commitments/commitment';
import { COMMITMENT_MESSAGES } from '@hearthway/domain/commitments/messages';
import {
  useCommitmentActions,
  useCommitments,
} from '../../../features/commitments/use-commitments.ts';
import { useToday } from '../../../lib/local-time.ts';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';

export function WeekCommitments() {
  const today = useToday();
  const { all } = useCommitments();
  const { tick } = useCommitmentActions();
  return (
    <Card aria-labelledby="week-commitments-title">
      <CardTitle id="week-commitments-title">{COMMITMENT_MESSAGES.title}</CardTitle>
      <ul className="mt-2 flex flex-col">
        {openCommitments(all, today).map((one) => (
          <li key={one.id}>
            <Checkbox
              label={one.text}
              checked={one.ticked.includes(today)}
              onCheckedChange={(isDone) => tick(one, isDone === true)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
