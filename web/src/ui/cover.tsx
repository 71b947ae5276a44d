import { type ReactNode, useState } from 'react';
import { cn } from './cn.ts';
import { pictureSources } from './picture-sources.ts';

interface CoverProps {
  address: string | null;
  fallback?: ReactNode;
  className?: string;
}

const PATH = /^\/(?![/\\])[\w.~%/-]+$/;

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
