import type { DeskPage } from '@hearthway/domain/content-desk/contract';
import { useQuery } from '@tanstack/react-query';
import { OlderVersion, VersionHistory } from '../../desk/version-history.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { toast } from '../../ui/toast.ts';
import { useRestoreVersion } from './mutations.ts';
import { contentDeskQueries } from './queries.ts';
import { toComparableText } from './written-page.ts';

export function PageHistory({ page, onRestored }: { page: DeskPage; onRestored: () => void }) {
  const { data } = useQuery(contentDeskQueries.versions(page.id));
  return (
    <VersionHistory
      versions={data?.versions}
      today={page.version}
      className="max-sm:border-0 max-sm:bg-transparent max-sm:p-0 max-sm:shadow-none sm:px-(--sheet-pad)"
    >
      {(version) => <OlderPage page={page} version={version} onRestored={onRestored} />}
    </VersionHistory>
  );
}

interface OlderPageProps {
  page: DeskPage;
  version: number;
  onRestored: () => void;
}

function OlderPage({ page, version, onRestored }: OlderPageProps) {
  const { data } = useQuery(contentDeskQueries.version(page.id, version));
  const restore = useRestoreVersion(page.id);
  if (!data) return null;
  return (
    <OlderVersion
      then={toComparableText(data.fields)}
      today={toComparableText(page)}
      isRestoring={restore.isPending}
      onRestore={() =>
        restore.mutate(
          { of: version, version: page.version },
          {
            onSuccess: () => {
              toast.success('Restored.');
              onRestored();
            },
            onError: (error) =>
              toast.error(errorMessage(error, 'We couldn’t restore that version.')),
          },
        )
      }
    />
  );
}
