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
        <StatusText page={page} state={state} />
      </span>
      {state === 'failed' && (
        <Button variant="link" size="sm" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}

/** On a phone, only a word fits beside the badge. */
function StatusText({ page, state }: Pick<SaveStatusProps, 'page' | 'state'>) {
  if (state === 'failed' || state === 'conflict') return 'Not saved';
  if (state !== 'saved') return 'Saving…';
  if (page.published) {
    return (
      <>
        Saved<span className="max-sm:sr-only">, not published yet</span>
      </>
    );
  }
  if (page.state !== 'public') return 'Saved';
  return <span className="max-sm:sr-only">Changes stay private until you publish them</span>;
}
