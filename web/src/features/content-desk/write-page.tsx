import type { DeskPage } from '@hearthway/domain/content-desk/contract';
import { CONTENT_DESK_TEXT } from '@hearthway/domain/content-desk/messages';
import Eye from 'lucide-react/icons/eye';
import FileDiff from 'lucide-react/icons/file-diff';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useRef, useState } from 'react';
import { BackLink } from '../../desk/back-link.tsx';
import { WritingBar } from '../../desk/editor/writing-bar.tsx';
import { useIsInnerCircle } from '../../desk/queries.ts';
import { ApiError } from '../../lib/api-error.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { toast } from '../../ui/toast.ts';
import { BodyEditor } from './body-editor.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { KEEP_SEARCH } from './list-address.ts';
import { OfferedUpdate } from './offered-update.tsx';
import { PageDetails } from './page-details.tsx';
import { PageHistory } from './page-history.tsx';
import { PagePreview } from './page-preview.tsx';
import { PageReview, ReviewDue } from './page-review.tsx';
import { PageState } from './page-state.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { SaveStatus } from './save-status.tsx';
import { BarButton, PanelButton, type PanelName, SidePanel } from './side-panel.tsx';
import { StateBadge } from './state-badge.tsx';
import { TitleField } from './title-field.tsx';
import { useAutosave } from './use-autosave.ts';
import { WaitingChanges } from './waiting-changes.tsx';

interface WritePageProps {
  page: DeskPage;
  onReplaced: () => void;
}

export function WritePage({ page, onReplaced }: WritePageProps) {
  const autosave = useAutosave(page, onReplaced);
  const { written, set, state, error, flush, takeVersion } = autosave;
  const [isPublishing, setPublishing] = useState(false);
  const [isComparing, setComparing] = useState(false);
  const [isReviewing, setReviewing] = useState(false);
  const [panel, setPanel] = useState<PanelName | null>(null);
  const text = useRef<HTMLDivElement>(null);
  const mayPublish = useIsInnerCircle();
  const hasConflict = state === 'conflict';
  const isEmpty = written.body.trim() === '' && !written.link;
  const canPublish = state !== 'saved' || page.published !== null || page.state !== 'public';
  const focusWords = () =>
    text.current?.querySelector<HTMLElement>('[role="textbox"], textarea')?.focus();

  async function askToPublish() {
    if (await flush()) setPublishing(true);
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void flush();
      }}
      onKeyDown={(event) => {
        if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        void flush();
      }}
      className="flex flex-col gap-4 max-sm:pb-16"
    >
      <h1 className="sr-only">{page.title}</h1>
      <WritingBar
        back={
          <BackLink room="content" search={KEEP_SEARCH}>
            All content
          </BackLink>
        }
        badge={
          page.published ? (
            <Badge tone="warm">Changes waiting</Badge>
          ) : (
            <StateBadge state={page.state} />
          )
        }
        status={<SaveStatus page={page} state={state} onRetry={() => void flush()} />}
      >
        {page.published && (
          <BarButton
            label="Changes"
            Icon={FileDiff}
            aria-haspopup="dialog"
            onClick={async () => {
              if (await flush()) setComparing(true);
            }}
          />
        )}
        <PanelButton name="preview" Icon={Eye} label="Preview" panel={panel} onOpen={setPanel} />
        <PanelButton
          name="settings"
          Icon={SlidersHorizontal}
          label="Settings"
          panel={panel}
          onOpen={setPanel}
        />
        {mayPublish && (
          <Button
            size="sm"
            className="max-sm:ml-auto max-sm:px-6"
            disabled={!canPublish || isEmpty || hasConflict || written.title.trim() === ''}
            onClick={() => void askToPublish()}
          >
            Publish…
          </Button>
        )}
      </WritingBar>
      <div className="mx-auto flex w-full max-w-6xl flex-col gap-4">
        {!isReviewing && (
          <ReviewDue
            page={page}
            onReview={() => {
              setPanel('settings');
              setReviewing(true);
            }}
          />
        )}
        {page.offered && <OfferedUpdate page={page} onTaken={onReplaced} />}
        {state === 'failed' && (
          <Alert tone="error" title="This page isn’t saved.">
            {error instanceof ApiError
              ? errorMessage(error, 'We couldn’t reach the server. We’ll try again.')
              : (error as Error).message}
          </Alert>
        )}
        {hasConflict && (
          <ChangedMeanwhile
            page={page}
            mine={written}
            onTheirs={onReplaced}
            onMine={autosave.keepMine}
          />
        )}
        <div
          className={cn('grid grid-cols-1 gap-8', panel && 'xl:grid-cols-[minmax(0,1fr)_24rem]')}
        >
          <div className="mx-auto flex w-full min-w-0 max-w-[50rem] flex-col gap-6 [--sheet-pad:1rem] sm:[--bar-height:3.75rem] sm:[--sheet-pad:2.5rem] lg:[--sheet-pad:4rem]">
            <div className="flex min-w-0 flex-col gap-1 sm:rounded-card sm:border sm:border-line sm:bg-surface sm:px-[var(--sheet-pad)] sm:pt-6 sm:pb-4 sm:shadow-card">
              <TitleField
                title={written.title}
                onChange={(title) => set({ title })}
                onEnter={focusWords}
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
      </div>
      {isComparing && (
        <WaitingChanges
          page={page}
          mayPublish={mayPublish}
          onDiscarded={onReplaced}
          onClose={() => setComparing(false)}
        />
      )}
      {isPublishing && (
        <PublishDialog
          page={page}
          onClose={() => setPublishing(false)}
          onConflict={() => {
            setPublishing(false);
            toast.error(CONTENT_DESK_TEXT.notPublished);
            void autosave.reload();
          }}
          onPublished={(published) => {
            setPublishing(false);
            takeVersion(published);
            toast.success(
              published.state === 'scheduled' ? 'Scheduled.' : 'Published. Members can see it now.',
            );
          }}
        />
      )}
    </form>
  );
}
