import type { DeskPage } from '@hearthway/domain/content-desk/contract';
import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import { BodyEditor } from './body-editor.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { useSavePage, useStateEffect } from './mutations.ts';
import { OfferedUpdate } from './offered-update.tsx';
import { PageDetails } from './page-details.tsx';
import { PageHistory } from './page-history.tsx';
import { PagePreview } from './page-preview.tsx';
import { PageState } from './page-state.tsx';
import { RelockWarning } from './relock-warning.tsx';
import { StateBadge } from './state-badge.tsx';
import { useUnsavedChangesGuard } from './use-unsaved-changes-guard.ts';
import { toWrittenPage, type WrittenPage } from './written-page.ts';

interface WritePageProps {
  page: DeskPage;
  onReplaced: () => void;
}

export function WritePage({ page, onReplaced }: WritePageProps) {
  const [written, setWritten] = useState(() => toWrittenPage(page));
  const [hasConflict, setConflict] = useState(false);
  const savePage = useSavePage(page.id);
  const effect = useStateEffect(page.id);
  const relocked = effect.data?.relocked ?? 0;
  const isChanged = JSON.stringify(written) !== JSON.stringify(toWrittenPage(page));
  function set(change: Partial<WrittenPage>) {
    // The number of members who would lose access was counted for the previous state.
    if (change.state) effect.reset();
    setWritten((now) => ({ ...now, ...change }));
  }
  useUnsavedChangesGuard(isChanged);

  function save() {
    savePage.mutate(written, {
      onSuccess: (saved) => {
        // Text that was typed during the request is kept; the other fields come from the server.
        const { version, state, publishAt, tags, lane } = toWrittenPage(saved);
        set({ version, state, publishAt, tags, lane });
        setConflict(false);
        effect.reset();
        toast.success('Saved.');
      },
      onError: (error) => {
        if (error instanceof ApiError && error.code === 'changed_meanwhile') setConflict(true);
        else toast.error(errorMessage(error, 'The page could not be saved.'));
      },
    });
  }

  /** Publishing or withdrawing a workshop may lock other workshops for some members. */
  function check() {
    if (page.kind !== 'workshop' || written.state === page.state) return save();
    effect.mutate(written.state, {
      onSuccess: (answer) => answer.relocked === 0 && save(),
      onError: (error) => toast.error(errorMessage(error, 'The page could not be saved.')),
    });
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
      className="flex flex-col gap-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">{page.title}</h1>
        <StateBadge state={page.state} />
      </div>
      {page.offered && <OfferedUpdate page={page} onTaken={onReplaced} />}
      {hasConflict && (
        <ChangedMeanwhile
          id={page.id}
          mine={written}
          onTheirs={onReplaced}
          onMine={(version) => {
            set({ version });
            setConflict(false);
          }}
        />
      )}
      <Field label="Title" required>
        <Input
          value={written.title}
          maxLength={200}
          onChange={({ target }) => set({ title: target.value })}
        />
      </Field>
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <BodyEditor body={written.body} onChange={(body) => set({ body })} />
        <PagePreview title={written.title} body={written.body} />
      </div>
      <PageDetails kind={page.kind} written={written} onChange={set} />
      <PageState written={written} onChange={set} />
      {relocked !== 0 && (
        <RelockWarning
          relocked={relocked}
          action="Save"
          busy={savePage.isPending}
          onProceed={save}
        />
      )}
      <div className="sticky bottom-0 z-10 flex items-center gap-4 border-line border-t bg-paper py-3 max-md:bottom-[calc(3.75rem+env(safe-area-inset-bottom))]">
        <Button
          type="submit"
          busy={savePage.isPending || effect.isPending}
          disabled={!isChanged || hasConflict}
        >
          Save
        </Button>
        <span role="status" className="text-muted text-sm">
          {isChanged ? 'Not saved yet' : 'Everything is saved'}
        </span>
      </div>
      <PageHistory page={page} onRestored={onReplaced} />
    </form>
  );
}
