import { formatMoment } from '@hearthway/domain/format';
import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Card, CardTitle } from '../ui/card.tsx';
import { SideBySide } from './side-by-side.tsx';

interface Version {
  version: number;
  savedAt: string;
  savedBy: string | null;
  isDraft?: boolean;
}

interface VersionHistoryProps {
  versions: readonly Version[] | undefined;
  today: number;
  className?: string;
  children: (version: number) => ReactNode;
}

export function VersionHistory(props: VersionHistoryProps) {
  const { versions = [], today, className, children } = props;
  const [chosen, setChosen] = useState<number | null>(null);
  const older = versions.filter(({ version }) => version !== today);
  if (older.length === 0) return null;
  return (
    <Card className={className}>
      <CardTitle>History</CardTitle>
      <ul className="mt-3 divide-y divide-line">
        {older.map(({ version, savedAt, savedBy, isDraft }) => (
          <li key={version} className="py-1">
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <span>
                {formatMoment(new Date(savedAt))} · {savedBy === null ? 'the default' : savedBy}
                {isDraft && <span className="text-muted"> · saved, not published</span>}
              </span>
              <Button
                variant="link"
                size="sm"
                aria-expanded={chosen === version}
                onClick={() => setChosen(chosen === version ? null : version)}
              >
                <span className="sr-only">Saved {formatMoment(new Date(savedAt))}: </span>
                Compare
              </Button>
            </div>
            {chosen === version && children(version)}
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface OlderVersionProps {
  then: string;
  today: string;
  isRestoring: boolean;
  onRestore: () => void;
}

export function OlderVersion({ then, today, isRestoring, onRestore }: OlderVersionProps) {
  return (
    <div className="flex flex-col gap-4 py-3">
      <SideBySide before={then} after={today} names={{ before: 'Then', after: 'Today' }} />
      <Button
        size="sm"
        variant="outline"
        className="self-start"
        busy={isRestoring}
        onClick={onRestore}
      >
        Restore this version
      </Button>
    </div>
  );
}
