import type { DeskPage } from '@hearthway/domain/content-desk/contract';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Eye from 'lucide-react/icons/eye';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useRef, useState } from 'react';
import { useUnsavedChangesGuard } from '../../desk/editor/use-unsaved-changes-guard.ts';
import { useIsInnerCircle } from '../../desk/queries.ts';
import { ApiError } from '../../lib/api-error.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
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
import { PanelButton, type PanelName, SidePanel } from './side-panel.tsx';
import { StateBadge } from './state-badge.tsx';
import { WaitingChanges } from './waiting-changes.tsx';
import { toWrittenPage, type WrittenPage } from './written-page.ts';

interface WritePageProps {
  page: DeskPage;
  onReplaced: () => void;
}

export function WritePage({ page, onReplaced }: WritePageProps) {
  const [written, setWritten] = useState(() => toWrittenPage(page));
  const [hasConflict, setConflict] = useState(false);
  const [isPublishing, setPublishing] = useState(false);
  const [isReviewing, setReviewing] = useState(false);
  const [panel, setPanel] = useState<PanelName | null>(null);
  const text = useRef<HTMLDivElement>(null);
  const savePage = useSavePage(page.id);
  const mayPublish = useIsInnerCircle();
  const isChanged = JSON.stringify(written) !== JSON.stringify(toWrittenPage(page));
  const canPublish = isChanged || page.published !== null || page.state !== 'public';
  const set = (change: Partial<WrittenPage>) => setWritten((now) => ({ ...now, ...change }));
  const takeVersion = ({ version }: DeskPage) => set({ version });
  useUnsavedChangesGuard(isChanged);

  function save(onSaved: () => void) {
    savePage.mutate(written, {
      onSuccess: (saved) => {
        const { version, tags, lane } = toWrittenPage(saved);
        set({ version, tags, lane });
        setConflict(false);
        onSaved();
      },
      onError: (error) => {
        if (error instanceof ApiError && error.code === 'changed_meanwhile') setConflict(true);
        else toast.error(errorMessage(error, 'We couldn’t save the page.'));
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
      className="flex flex-col gap-3 sm:-mt-8 sm:gap-4"
    >
      <h1 className="sr-only">{page.title}</h1>
      <div className="sticky z-20 flex min-h-15 items-center gap-2 border-line bg-paper py-2 max-sm:bottom-0 max-sm:order-last max-sm:border-t max-sm:pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:top-[calc(4rem+1px+env(safe-area-inset-top))] sm:border-b">
        <Button asChild variant="ghost" size="icon" className="max-sm:hidden">
          <Link to="/admin/$room" params={{ room: 'content' }} aria-label="All content">
            <ArrowLeft aria-hidden="true" className="size-5" />
          </Link>
        </Button>
        <span className="max-lg:hidden">
          <StateBadge state={page.state} />
        </span>
        <span role="status" className="mr-auto min-w-0 text-muted text-xs leading-tight sm:text-sm">
          {statusText(page, isChanged)}
        </span>
        <PanelButton name="preview" Icon={Eye} label="Preview" panel={panel} onOpen={setPanel} />
        <PanelButton
          name="settings"
          Icon={SlidersHorizontal}
          label="Settings"
          panel={panel}
          onOpen={setPanel}
        />
        <Button
          type="submit"
          size="sm"
          className="max-sm:px-3"
          variant={mayPublish ? 'outline' : 'default'}
          busy={savePage.isPending}
          disabled={!isChanged || hasConflict}
        >
          Save
        </Button>
        {mayPublish && (
          <Button
            size="sm"
            className="max-sm:px-3"
            variant="action"
            disabled={!canPublish || hasConflict || written.title.trim() === ''}
            onClick={askToPublish}
          >
            Publish…
          </Button>
        )}
      </div>
      <Button asChild variant="link" size="sm" className="self-start sm:hidden">
        <Link to="/admin/$room" params={{ room: 'content' }}>
          <ArrowLeft aria-hidden="true" className="size-4.5" />
          All content
        </Link>
      </Button>
      {!isReviewing && (
        <ReviewDue
          page={page}
          onReview={() => {
            setPanel('settings');
            setReviewing(true);
          }}
        />
      )}
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
      <div className={cn('grid grid-cols-1 gap-8', panel && 'xl:grid-cols-[minmax(0,1fr)_24rem]')}>
        <div className="mx-auto flex w-full min-w-0 max-w-[52rem] flex-col gap-6 sm:[--bar-height:3.75rem]">
          <div className="flex min-w-0 flex-col gap-1 sm:rounded-card sm:border sm:border-line sm:bg-surface sm:px-10 sm:pt-5 sm:pb-4 sm:shadow-card lg:px-12">
            <Input
              aria-label="Title"
              required
              value={written.title}
              maxLength={200}
              placeholder="Title"
              className="mt-2 border-transparent! bg-transparent! px-0! font-serif text-3xl leading-snug! sm:text-4xl"
              onChange={({ target }) => set({ title: target.value })}
            />
            <div ref={text} className="min-w-0">
              <BodyEditor body={written.body} onChange={(body) => set({ body })} />
            </div>
          </div>
          <PageHistory page={page} onRestored={onReplaced} />
        </div>
        {panel === 'settings' && (
          <SidePanel
            title="Settings"
            onClose={() => {
              setPanel(null);
              setReviewing(false);
            }}
          >
            <PageState page={page} onWithdrawn={takeVersion} />
            <PageReview
              page={page}
              isOpen={isReviewing}
              onOpen={setReviewing}
              onSaved={takeVersion}
            />
            <PageDetails kind={page.kind} written={written} onChange={set} />
          </SidePanel>
        )}
        {panel === 'preview' && (
          <SidePanel title="Preview" onClose={() => setPanel(null)}>
            <PagePreview title={written.title} body={written.body} follows={text} />
          </SidePanel>
        )}
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
              published.state === 'scheduled' ? 'Scheduled.' : 'Published. Members see it.',
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
  return state === 'public' ? 'Members see this version' : 'All changes saved';
}
