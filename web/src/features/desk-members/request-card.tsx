import type { DeskRecord } from '@hearthway/domain/desk-members/contract';
import { formatDay } from '@hearthway/domain/format';
import Check from 'lucide-react/icons/check';
import { errorMessage } from '../../lib/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.ts';
import { useMarkRequestDone } from './queries.ts';
import { WriteLink } from './write-link.tsx';

export function RequestCard({ record }: { record: DeskRecord }) {
  const done = useMarkRequestDone(record.userId);
  if (!record.premiumRequest) return null;
  const { askedAt, message } = record.premiumRequest;
  return (
    <Card aria-labelledby="request-title" className="mt-5 border-warm/40">
      <CardTitle id="request-title">
        {record.firstName || 'This member'} is asking about Premium
      </CardTitle>
      {message && <p className="mt-2 whitespace-pre-line break-words text-lg">“{message}”</p>}
      <p className="mt-1 text-muted text-sm">On {formatDay(new Date(askedAt))}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <WriteLink record={record} />
        <Button
          variant="outline"
          size="sm"
          busy={done.isPending}
          onClick={() =>
            done.mutate(undefined, {
              onSuccess: () => toast.success('Marked as done'),
              onError: (error) =>
                toast.error(errorMessage(error, 'We couldn’t mark the request as done')),
            })
          }
        >
          <Check aria-hidden="true" className="size-4" />
          Mark as done
        </Button>
      </div>
    </Card>
  );
}
