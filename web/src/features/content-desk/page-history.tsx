import type { DeskPage } from '@hearthway/domain/content-desk/contract';
import { formatMoment } from '@hearthway/domain/writing';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../lib/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.ts';
import { useRestoreVersion } from './mutations.ts';
import { contentDeskQueries } from './queries.ts';
import { SideBySide } from './side-by-side.tsx';
import { asText } from './written-page.ts';

/** What was saved, when and by whom; each can be compared with today, and restored. */
export function PageHistory({ page, onRestored }: { page: DeskPage; onRestored: () => void }) {
  const { data } = useQuery(contentDeskQueries.versions(page.id));
  const [chosen, setChosen] = useState<number | null>(null);
  const older = data?.versions.filter(({ version }) => version !== page.version) ?? [];
  if (older.length === 0) return null;
  return (
    <Card>
      <CardTitle>History</CardTitle>
      <ul className="mt-3 divide-y divide-line">
        {older.map(({ version, savedAt, savedBy }) => (
          <li key={version} className="py-1">
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <span>
                {formatMoment(new Date(savedAt))} · {savedBy === null ? 'as shipped' : savedBy}
              </span>
              <Button
                variant="link"
                size="sm"
                aria-expanded={chosen === version}
                onClick={() => setChosen(chosen === version ? null : version)}
              >
                Compare with today
                <span className="sr-only"> {formatMoment(new Date(savedAt))}</span>
              </Button>
            </div>
            {chosen === version && (
              <OlderVersion page={page} version={version} onRestored={onRestored} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface OlderVersionProps {
  page: DeskPage;
  version: number;
  onRestored: () => void;
}

function OlderVersion({ page, version, onRestored }: OlderVersionProps) {
  const { data } = useQuery(contentDeskQueries.version(page.id, version));
  const restore = useRestoreVersion(page.id);
  if (!data) return null;
  return (
    <div className="flex flex-col gap-4 py-3">
      <SideBySide
        before={asText(data.fields)}
        after={asText(page)}
        names={{ before: 'Then', after: 'Today' }}
      />
      <Button
        size="sm"
        variant="outline"
        className="self-start"
        busy={restore.isPending}
        onClick={() =>
          restore.mutate(
            { of: version, version: page.version },
            {
              onSuccess: () => {
                toast.success('Restored.');
                onRestored();
              },
              onError: (error) => toast.error(errorMessage(error, 'That could not be restored.')),
            },
          )
        }
      >
        Restore these words
      </Button>
    </div>
  );
}
