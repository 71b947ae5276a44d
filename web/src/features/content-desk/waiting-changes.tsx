import type { DeskPage } from '@hearthway/domain/content-desk/contract';
import { formatMoment } from '@hearthway/domain/format';
import { useState } from 'react';
import { SideBySide } from '../../desk/side-by-side.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useDiscardDraft } from './mutations.ts';
import { toComparableText } from './written-page.ts';

interface WaitingChangesProps {
  page: DeskPage;
  mayPublish: boolean;
  onDiscarded: () => void;
}

export function WaitingChanges({ page, mayPublish, onDiscarded }: WaitingChangesProps) {
  const [isOpen, setOpen] = useState(false);
  const discard = useDiscardDraft(page.id);
  if (!page.published || !page.draftSavedAt) return null;

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
    <Alert tone="warning" title="Changes are waiting to be published">
      <p>
        Saved {formatMoment(new Date(page.draftSavedAt))}
        {page.draftSavedBy && ` by ${page.draftSavedBy}`}. Members still see the page without them.
        {!mayPublish && ' An admin can publish them.'}
      </p>
      <div className="mt-1 flex flex-wrap gap-x-5">
        <Button variant="link" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide the changes' : 'See the changes'}
        </Button>
        <Button variant="link" size="sm" busy={discard.isPending} onClick={confirmDiscard}>
          Discard the changes
        </Button>
      </div>
      {isOpen && (
        <SideBySide
          before={toComparableText(page.published)}
          after={toComparableText(page)}
          names={{ before: 'Members see', after: 'Waiting' }}
        />
      )}
    </Alert>
  );
}
