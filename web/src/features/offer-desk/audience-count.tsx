import { countText } from '@hearthway/domain/content-desk/count-text';
import type { RoundedCount } from '@hearthway/domain/content-desk/rounded-count';
import { shortDate } from '@hearthway/domain/format';
import type { Segment } from '@hearthway/domain/offer-desk/contract';
import { errorMessage } from '../../lib/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { toast } from '../../ui/toast.ts';
import { useAudience } from './queries.ts';

const formatCount = (count: RoundedCount) => (count === 'few' ? 'fewer than five' : String(count));

export function AudienceCount({ segment }: { segment: Segment }) {
  const audience = useAudience();
  return (
    <Card className="flex flex-col gap-4">
      <CardTitle>How many members</CardTitle>
      <p className="text-muted text-sm">
        Everyone who matches. Members see only their two or three highest-priority offers, so fewer
        may see this one.
      </p>
      {audience.data ? (
        <>
          <p role="status">Right now it matches {countText(audience.data.members)}.</p>
          <Disclosure label="The last 30 days">
            <table className="w-full text-sm">
              <caption className="text-left text-muted">
                How many of them used the app each day.
              </caption>
              <thead>
                <tr className="text-left">
                  <th scope="col">Day</th>
                  <th scope="col">Members</th>
                </tr>
              </thead>
              <tbody>
                {audience.data.days.map(({ day, members }) => (
                  <tr key={day} className="border-line border-t">
                    <td className="py-1">{shortDate(day)}</td>
                    <td>{formatCount(members)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Disclosure>
        </>
      ) : (
        <Button
          variant="outline"
          className="self-start"
          busy={audience.isPending}
          onClick={() =>
            audience.mutate(segment, {
              onError: (error) =>
                toast.error(errorMessage(error, 'We couldn’t count the members.')),
            })
          }
        >
          Count members
        </Button>
      )}
    </Card>
  );
}
