import type { OfferCard } from '@hearthway/domain/offers/contract';
import { useState } from 'react';
import { TrackMark } from '../../brand/track-mark.tsx';
import { trackLook } from '../../brand/tracks.ts';
import { cn } from '../../ui/cn.ts';

export function OfferLogo({ logo }: { logo: OfferCard['logo'] }) {
  const [isBroken, setBroken] = useState(false);
  if (logo.kind === 'image') {
    return (
      <span className="grid size-11 place-items-center overflow-hidden rounded-control bg-sunk">
        {!isBroken && (
          <img
            src={logo.url}
            alt=""
            className="size-full object-contain"
            onError={() => setBroken(true)}
          />
        )}
      </span>
    );
  }
  return (
    <span
      className={cn('grid size-11 place-items-center rounded-control', trackLook[logo.track].tint)}
    >
      <TrackMark track={logo.track} className="size-7" />
    </span>
  );
}
