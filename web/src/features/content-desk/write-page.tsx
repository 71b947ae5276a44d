import type { DeskPage } from '@hearthway/domain/content-desk/contract';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useRef, useState } from 'react';
import { AppLink } from '../../brand/app-link.tsx';
import { useUnsavedChangesGuard } from '../../desk/editor/use-unsaved-changes-guard.ts';
import { useMayPublish } from '../../desk/queries.ts';
import { ApiError } from '../../lib/api-error.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import { BodyEditor } from './body-editor.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { useSavePage } from './mutations.ts';
import { OfferedUpdate } from './offered-update.tsx';
import { PageDetails } from './page-details.tsx';
import { PageHistory } from './page-history.tsx';
import { PagePreview } from './page-preview.tsx';
import { PageReview, ReviewDue } from './page-review.tsx';
import { PageState } from './page-state.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { PageBadges } from './state-badge.tsx';
import { WaitingChanges } from './waiting-changes.tsx';
import { toWrittenPage, type WrittenPage } from './written-page.ts';

interface WritePageProps {
  page: DeskPage;
  onReplaced: () => void;
}

const MEMBER_PATHS = { workshop: '/shj/workshops', resource: '/resources' } as const;

export function WritePage({ page, onReplaced }: WritePageProps) {
  const [written, setWritten] = useState(() => toWrittenPage(page));
  const [hasConflict, setConflict] = useState(false);
  const [isPublishing, setPublishing] = useState(false);
  const [isReviewing, setReviewing] = useState(false);
  const text = useRef<HTMLDivElement>(null);
  const savePage = useSavePage(page.id);
  const mayPublish = useMayPublish();
  const isChanged = JSON.stringify(written) !== JSON.stringify(toWrittenPage(page));
  const canPublish = isChanged || page.published !== null || page.state !== 'public';
  const set = (change: Partial<WrittenPage>) => setWritten((now) => ({ ...now, ...change }));
  const takeVersion = ({ version }: DeskPage) => set({ version });
  useUnsavedChangesGuard(isChanged);

  function save(onSaved: () => void) {
    savePage.mutate(written, {
      onSuccess: (saved) => {
        // Text that was typed during the request is kept; the other fields come from the server.
        const { version, tags, lane } = toWrittenPage(saved);
        set({ version, tags, lane });
        setConflict(false);
        onSaved();
      },
      onError: (error) => {
        if (error instanceof ApiError && error.code === 'changed_meanwhile') setConflict(true);
        else toast.error(errorMessage(error, 'The page could not be saved.'));
      },
    });
  }
  const askToPublish = () => (isChanged ? save(() => setPublishing(true)) : setPublishing(true));

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save(() => toast.success(page.state === 'public' ? 'Saved. Not public yet.' : 'Saved.'));
      }}
      className="flex flex-col gap-3 sm:gap-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <Button asChild variant="link" size="sm">
          <Link to="/admin/$room" params={{ room: 'content' }}>
            <ArrowLeft aria-hidden="true" className="size-4.5" />
            All content
          </Link>
        </Button>
        <h1 className="sr-only">{page.title}</h1>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <PageBadges page={page} />
          {page.state === 'public' && (
            <Button asChild variant="link" size="sm">
              <AppLink to={`${MEMBER_PATHS[page.kind]}/${page.slug}`}>See it as members do</AppLink>
            </Button>
          )}
        </div>
      </div>
      {!isReviewing && <ReviewDue page={page} onReview={() => setReviewing(true)} />}
      <WaitingChanges page={page} mayPublish={mayPublish} onDiscarded={onReplaced} />
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
      <div className="grid grid-cols-1 gap-4 xl:grid-cols-[minmax(0,1fr)_20rem] xl:gap-6">
        <div className="flex min-w-0 flex-col gap-3">
          <Input
            aria-label="Title"
            required
            value={written.title}
            maxLength={200}
            placeholder="Title"
            className="border-transparent! bg-transparent! px-1! font-serif text-2xl hover:border-edge! sm:text-3xl"
            onChange={({ target }) => set({ title: target.value })}
          />
          <div ref={text} className="min-w-0">
            <BodyEditor body={written.body} onChange={(body) => set({ body })} />
          </div>
          <PageHistory page={page} onRestored={onReplaced} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <PageState page={page} onWithdrawn={takeVersion} />
          <PageReview
            page={page}
            isOpen={isReviewing}
            onOpen={setReviewing}
            onSaved={takeVersion}
          />
          <PageDetails kind={page.kind} written={written} onChange={set} />
          <PagePreview title={written.title} body={written.body} follows={text} />
        </div>
      </div>
      <div className="sticky bottom-0 z-10 flex items-center gap-x-3 border-line border-t bg-paper py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <Button
          type="submit"
          variant={mayPublish ? 'outline' : 'default'}
          busy={savePage.isPending}
          disabled={!isChanged || hasConflict}
        >
          Save
        </Button>
        {mayPublish && (
          <Button
            variant="action"
            disabled={!canPublish || hasConflict || written.title.trim() === ''}
            onClick={askToPublish}
          >
            Publish…
          </Button>
        )}
        <span role="status" className="min-w-0 text-muted text-xs leading-tight sm:text-sm">
          {statusText(page, isChanged)}
        </span>
      </div>
      {isPublishing && (
        <PublishDialog
          page={page}
          onClose={() => setPublishing(false)}
          onConflict={() => {
            setPublishing(false);
            setConflict(true);
          }}
          onPublished={(published) => {
            setPublishing(false);
            takeVersion(published);
            toast.success(
              published.state === 'scheduled' ? 'It is scheduled.' : 'Published. Members see it.',
            );
          }}
        />
      )}
    </form>
  );
}

function statusText({ published, state }: DeskPage, isChanged: boolean): string {
  if (isChanged) return 'Not saved yet';
  if (published) return 'Saved, waiting to be published';
  return state === 'public' ? 'Members see this version' : 'Everything is saved';
}
