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
            take ? 'Update accepted. Publish it when you’re ready.' : 'Your page stays as it is.',
          );
          if (take) onTaken();
        },
        onError: (error) => toast.error(errorMessage(error, 'That didn’t work.')),
      },
    );
  return (
    <Alert title="Update available">
      <div className="flex flex-col gap-4">
        <p>
          There’s a newer version of this page. Yours stays as it is until you accept the update.
        </p>
        <SideBySide
          before={toComparableText(page)}
          after={toComparableText(page.offered)}
          names={{ before: 'Yours', after: 'Offered' }}
        />
        <div className="flex flex-wrap gap-3">
          <Button size="sm" busy={answer.isPending} onClick={() => choose(true)}>
            Accept update
          </Button>
          <Button size="sm" variant="outline" busy={answer.isPending} onClick={() => choose(false)}>
            Ignore it
          </Button>
        </div>
      </div>
    </Alert>
  );
}
