import type { DeskPage, PageFields } from '@hearthway/domain/content-desk/contract';
import { CONTENT_DESK_TEXT } from '@hearthway/domain/content-desk/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { SideBySide } from '../../desk/side-by-side.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { fetchPage } from './mutations.ts';
import { contentDeskQueries } from './queries.ts';
import { toComparableText } from './written-page.ts';

interface ChangedMeanwhileProps {
  page: DeskPage;
  mine: PageFields;
  onTheirs: () => void;
  onMine: (theirs: DeskPage) => void;
}

export function ChangedMeanwhile({ page, mine, onTheirs, onMine }: ChangedMeanwhileProps) {
  const { id, version } = page;
  const queryClient = useQueryClient();
  const { data: theirs } = useQuery({
    queryKey: [...contentDeskQueries.all(), 'theirs', id, version],
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
            <Button size="sm" onClick={() => onMine(theirs)}>
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
