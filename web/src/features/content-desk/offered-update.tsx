import type { DeskPage } from '@hearthway/domain/content-desk/contract';
import { SideBySide } from '../../desk/side-by-side.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useAnswerOffered } from './mutations.ts';
import { toComparableText } from './written-page.ts';

export function OfferedUpdate({ page, onTaken }: { page: DeskPage; onTaken: () => void }) {
  const answer = useAnswerOffered(page.id);
  if (!page.offered) return null;
  const choose = (take: boolean) =>
    answer.mutate(
      { version: page.version, take },
      {
        onSuccess: () => {
          toast.success(
            take
              ? 'The update is taken. Publish it when you are ready.'
              : 'Your page stays as it is.',
          );
          if (take) onTaken();
        },
        onError: (error) => toast.error(errorMessage(error, 'That could not be done.')),
      },
    );
  return (
    <Alert title="An update is offered">
      <div className="flex flex-col gap-4">
        <p>A newer version of this page came with the app. Yours stays until you take it.</p>
        <SideBySide
          before={toComparableText(page)}
          after={toComparableText(page.offered)}
          names={{ before: 'Yours', after: 'Offered' }}
        />
        <div className="flex flex-wrap gap-3">
          <Button size="sm" busy={answer.isPending} onClick={() => choose(true)}>
            Take the update
          </Button>
          <Button size="sm" variant="outline" busy={answer.isPending} onClick={() => choose(false)}>
            Leave it
          </Button>
        </div>
      </div>
    </Alert>
  );
}
