import { CONTENT_DESK_TEXT } from '@hearthway/domain/content-desk/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { SideBySide } from '../../desk/side-by-side.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { fetchPage } from './mutations.ts';
import { contentDeskQueries } from './queries.ts';
import { toComparableText, type WrittenPage } from './written-page.ts';

interface ChangedMeanwhileProps {
  id: string;
  mine: WrittenPage;
  onTheirs: () => void;
  onMine: (version: number) => void;
}

export function ChangedMeanwhile({ id, mine, onTheirs, onMine }: ChangedMeanwhileProps) {
  const queryClient = useQueryClient();
  const { data: theirs } = useQuery({
    queryKey: [...contentDeskQueries.all(), 'theirs', id, mine.version],
    queryFn: () => fetchPage(id),
    gcTime: 0,
  });
  return (
    <Alert tone="warning" title={CONTENT_DESK_TEXT.changedMeanwhile}>
      {theirs && (
        <div className="mt-3 flex flex-col gap-4">
          <SideBySide
            before={toComparableText(theirs)}
            after={toComparableText(mine)}
            names={{ before: 'Saved by someone else', after: 'Yours' }}
          />
          <div className="flex flex-wrap gap-3">
            <Button size="sm" onClick={() => onMine(theirs.version)}>
              Keep my version
            </Button>
            <Button
              size="sm"
              variant="outline"
              onClick={() => {
                queryClient.setQueryData(contentDeskQueries.page(id).queryKey, theirs);
                onTheirs();
              }}
            >
              Use the saved version
            </Button>
          </div>
        </div>
      )}
    </Alert>
  );
}
