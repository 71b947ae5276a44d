import type { DeskPage } from '@hearthway/domain/content-desk/contract';
import { formatMoment } from '@hearthway/domain/format';
import { SideBySide } from '../../desk/side-by-side.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogContent } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useDiscardDraft } from './mutations.ts';
import { toComparableText } from './written-page.ts';

interface WaitingChangesProps {
  page: DeskPage;
  mayPublish: boolean;
  onDiscarded: () => void;
  onClose: () => void;
}

export function WaitingChanges({ page, mayPublish, onDiscarded, onClose }: WaitingChangesProps) {
  const discard = useDiscardDraft(page.id);

  function confirmDiscard() {
    if (!window.confirm('Discard the changes? They stay in the history.')) return;
    discard.mutate(page.version, {
      onSuccess: () => {
        toast.success('Changes discarded.');
        onDiscarded();
      },
      onError: (error) => toast.error(errorMessage(error, 'That didn’t work.')),
    });
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="Changes waiting to be published"
        description={describe(page, mayPublish)}
        className="sm:w-[min(56rem,calc(100vw-3rem))]"
        footer={
          page.published && (
            <Button variant="outline" busy={discard.isPending} onClick={confirmDiscard}>
              Discard the changes
            </Button>
          )
        }
      >
        <SideBySide
          before={toComparableText(page.published ?? page)}
          after={toComparableText(page)}
          names={{ before: 'Members see', after: 'Waiting' }}
        />
      </DialogContent>
    </Dialog>
  );
}

function describe({ draftSavedAt, draftSavedBy }: DeskPage, mayPublish: boolean): string {
  const by = draftSavedBy ? ` by ${draftSavedBy}` : '';
  return [
    draftSavedAt && `Saved ${formatMoment(new Date(draftSavedAt))}${by}.`,
    'Members still see the page without them.',
    !mayPublish && 'An admin can publish them.',
  ]
    .filter(Boolean)
    .join(' ');
}
