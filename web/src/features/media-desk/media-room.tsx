import type { MediaItem } from '@hearthway/domain/media/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mediaQueries } from '../../desk/media/queries.ts';
import { UploadField } from '../../desk/media/upload-field.tsx';
import { RoomHeader } from '../../desk/room-header.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PillChoice } from '../../ui/pill-choice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MediaCard } from './media-card.tsx';

const FILTERS = {
  all: { label: 'All', matches: () => true },
  pictures: { label: 'Pictures', matches: ({ kind }: MediaItem) => kind === 'picture' },
  videos: { label: 'Videos', matches: ({ kind }: MediaItem) => kind === 'video' },
  unused: { label: 'Not used anywhere', matches: ({ uses }: MediaItem) => uses.length === 0 },
} as const;
type Filter = keyof typeof FILTERS;
const OPTIONS = (Object.keys(FILTERS) as Filter[]).map((value) => ({
  value,
  label: FILTERS[value].label,
}));

export default function MediaRoom() {
  const { data, isError, refetch } = useQuery(mediaQueries.list());
  const [shown, setShown] = useState<Filter>('all');
  const items = data?.media.filter(FILTERS[shown].matches);
  return (
    <>
      <RoomHeader
        title="Media"
        intro="Pictures and videos for your pages. Anything unused for 30 days is removed automatically."
      />
      <div className="mt-6 flex flex-col gap-6">
        <UploadField kind="any" />
        <PillChoice isQuiet label="Show" options={OPTIONS} value={shown} onValueChange={setShown} />
        {isError && (
          <Alert tone="error" title="We couldn’t load the library.">
            <Button variant="link" size="sm" onClick={() => void refetch()}>
              Try again
            </Button>
          </Alert>
        )}
        {!data && !isError && <Skeleton className="h-64" />}
        {items?.length === 0 && <EmptyState text="Nothing here yet." />}
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {items?.map((item) => (
            <li key={item.id}>
              <MediaCard item={item} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
