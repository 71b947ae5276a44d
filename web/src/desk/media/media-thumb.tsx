import type { MediaItem } from '@hearthway/domain/media/contract';
import Film from 'lucide-react/icons/film';
import { pictureSources } from '../../ui/picture-sources.ts';

export function MediaThumb({ item }: { item: MediaItem }) {
  if (item.kind === 'video') {
    return (
      <span className="grid aspect-[4/3] w-full place-items-center bg-sunk text-muted">
        <Film aria-hidden="true" className="size-10" />
      </span>
    );
  }
  return (
    <img
      {...pictureSources(item.address)}
      sizes="16rem"
      src={item.address}
      alt={item.alt ?? ''}
      loading="lazy"
      className="aspect-[4/3] h-auto w-full bg-sunk object-contain"
    />
  );
}
