import type { DeskPage } from '@hearthway/domain/content-desk/contract';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import type { SaveState } from './create-autosave.ts';

interface SaveStatusProps {
  page: DeskPage;
  state: SaveState;
  onRetry: () => void;
}

export function SaveStatus({ page, state, onRetry }: SaveStatusProps) {
  const isFailed = state === 'failed' || state === 'conflict';
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3">
      <span
        role="status"
        className={cn(
          'min-w-0 text-sm leading-tight',
          isFailed ? 'font-semibold text-danger' : 'text-muted',
        )}
      >
        {statusText(page, state)}
      </span>
      {state === 'failed' && (
        <Button variant="link" size="sm" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}

function statusText({ published, state: pageState }: DeskPage, state: SaveState): string {
  if (state === 'failed' || state === 'conflict') return 'Not saved';
  if (state !== 'saved') return 'Saving…';
  if (published) return 'Saved, not published yet';
  return pageState === 'public' ? 'Changes stay private until you publish them' : 'Saved';
}
