import type { DataExport as ExportStatus } from '@hearthway/domain/account/data-export';
import { OWN_DATA_TEXT } from '@hearthway/domain/account/messages';
import { formatMoment } from '@hearthway/domain/format';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { saveFile } from '../../lib/save-file.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ConfirmAgain } from './confirm-again.tsx';
import { useDownloadExport, usePrepareExport } from './mutations.ts';
import { accountQueries } from './queries.ts';
import { SectionFailure } from './section-failure.tsx';
import { needsReauthentication } from './two-step-requests.ts';

export function DataExport() {
  const { data, error, refetch, isFetching } = useQuery(accountQueries.dataExport());
  const prepare = usePrepareExport();
  const download = useDownloadExport();
  const start = () => prepare.mutate();
  const save = () =>
    download.mutate(undefined, { onSuccess: ({ blob, name }) => saveFile(blob, name) });
  if (needsReauthentication(prepare.error)) return <ConfirmAgain onConfirmed={start} />;
  if (needsReauthentication(download.error)) return <ConfirmAgain onConfirmed={save} />;
  if (!data) {
    return error ? (
      <SectionFailure text={OWN_DATA_TEXT.exportStatusFailed} onRetry={refetch} busy={isFetching} />
    ) : (
      <Skeleton className="mt-4 h-11" />
    );
  }
  return (
    <div className="mt-4 flex flex-col items-start gap-3">
      <Status current={data} />
      {data.state === 'ready' && (
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="outline" busy={download.isPending} onClick={save}>
            {!download.isPending && <Download aria-hidden="true" className="size-5" />}
            {OWN_DATA_TEXT.download}
          </Button>
          {data.isRenewable && (
            <Button variant="link" size="sm" busy={prepare.isPending} onClick={start}>
              {OWN_DATA_TEXT.prepareAgain}
            </Button>
          )}
        </div>
      )}
      {(data.state === 'none' || data.state === 'failed') && (
        <Button
          variant="outline"
          className="w-full sm:w-auto"
          busy={prepare.isPending}
          onClick={start}
        >
          {OWN_DATA_TEXT.prepare}
        </Button>
      )}
    </div>
  );
}

function Status({ current }: { current: ExportStatus }) {
  if (current.state === 'none') return null;
  if (current.state === 'failed') {
    const { exportTooLarge, exportFailed } = OWN_DATA_TEXT;
    return <Alert tone="error" title={current.isTooLarge ? exportTooLarge : exportFailed} />;
  }
  return current.state === 'preparing' ? (
    <Alert title={OWN_DATA_TEXT.preparing}>{OWN_DATA_TEXT.preparingMore}</Alert>
  ) : (
    <Alert tone="success" title={OWN_DATA_TEXT.ready}>
      {OWN_DATA_TEXT.readyUntil(formatMoment(new Date(current.expiresAt)))}
    </Alert>
  );
}
