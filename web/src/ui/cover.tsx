import { type ReactNode, useState } from 'react';
import { cn } from './cn.ts';
import { pictureSources } from './picture-sources.ts';

interface CoverProps {
  /** A path of this site; anything else shows nothing. */
  address: string | null;
  /** Stands in where there is no picture, or it does not come. */
  fallback?: ReactNode;
  className?: string;
}

const PATH = /^\/(?![/\\])[\w.~%/-]+$/;

/** A picture that only decorates: where it cannot be shown, nothing is missing. */
export function Cover({ address, fallback = null, className }: CoverProps) {
  const [failed, setFailed] = useState(false);
  if (!address || failed || !PATH.test(address)) return fallback;
  return (
    <img
      {...pictureSources(address)}
      sizes="(min-width: 40rem) 44rem, 100vw"
      src={address}
      alt=""
      loading="lazy"
      onError={() => setFailed(true)}
      className={cn('aspect-[5/2] w-full object-cover', className)}
    />
  );
}
