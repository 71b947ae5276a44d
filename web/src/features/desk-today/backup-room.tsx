import { formatAge } from '@hearthway/domain/desk-today/backup-state';
import type { BackupState } from '@hearthway/domain/desk-today/contract';
import { formatMoment } from '@hearthway/domain/format';
import { useQuery } from '@tanstack/react-query';
import { RoomHeader } from '../../desk/room-header.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { formatBytes } from './format-bytes.ts';
import { deskTodayQueries } from './queries.ts';

export default function BackupRoom() {
  const { data, error } = useQuery(deskTodayQueries.day());
  const backup = data?.backup;
  return (
    <div className="max-w-3xl">
      <RoomHeader title="Backup" intro="A copy of everything you and your members have written." />
      {error && !data && (
        <Alert tone="error" className="mt-6" title="We couldn’t check the backups">
          {errorMessage(error, 'Please try again.')}
        </Alert>
      )}
      {!data && !error && <Skeleton className="mt-6 h-48" />}
      {backup && <BackupCard backup={backup} />}
      {backup && <Advice backup={backup} />}
    </div>
  );
}

function BackupCard({ backup: { isScheduled, isEncrypted, everyHours, newest } }: Props) {
  const facts: [string, string][] = [
    [
      'Last backup',
      newest
        ? `${formatMoment(new Date(newest.at))}, ${formatAge(new Date(newest.at), new Date())}`
        : 'None yet',
    ],
    ...(newest
      ? [['Size', `${formatBytes(newest.bytes)}, read back and verified`] as [string, string]]
      : []),
    ['Schedule', isScheduled ? `Every ${everyHours} hours` : 'Not scheduled'],
    ['Encrypted', isEncrypted ? 'Yes' : 'No'],
  ];
  return (
    <Card className="mt-6">
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-[9rem_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="-mt-2.5 font-semibold tabular-nums sm:mt-0">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Advice({ backup: { isScheduled, isEncrypted, isLate } }: Props) {
  const isFine = isScheduled && isEncrypted && !isLate;
  return (
    <Card className="mt-4">
      <CardTitle>{isFine ? 'Nothing to do' : 'For the person who runs your server'}</CardTitle>
      {isFine ? (
        <CardText>Once a year, ask the person who runs your server to try a restore.</CardText>
      ) : (
        <ul className="mt-3 list-disc space-y-2 pl-5">
          {!isScheduled && (
            <li>
              Set <code>BACKUP_TO</code> to a folder on another disk or to an S3 bucket, and restart
              the server. The first backup is made right away.
            </li>
          )}
          {!isEncrypted && (
            <li>
              Set <code>BACKUP_PASSPHRASE</code>, and keep a copy of it somewhere else. Without it,
              anyone who steals a backup can read it.
            </li>
          )}
          {isLate && (
            <li>
              Run <code>npm run doctor</code>. It tells you why the backup is late and what to do.
            </li>
          )}
        </ul>
      )}
    </Card>
  );
}

interface Props {
  backup: BackupState;
}
