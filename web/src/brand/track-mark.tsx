import type { Track } from '@hearthway/domain/vocabulary';
import type { ReactNode } from 'react';
import { cn } from '../ui/cn.ts';
import { trackLook } from './tracks.ts';

const drawings: Record<Track, ReactNode> = {
  SHJ: (
    <>
      <path d="M6 26.5c5-3.6 15-3.6 20 0" />
      <path d="M16 24V12.5" />
      <path d="M16 16.2c0-4.6 3-7.7 8.6-8.2.1 5.6-3 8.5-8.6 8.2z" />
      <path d="M16 12.5c-.3-3.8-3-6.3-7.6-6.5 0 4.6 2.8 7 7.6 6.5z" />
    </>
  ),
  MHI: (
    <>
      <path d="M3.5 25.5 13 9l5.2 9 2.8-4 7.5 11.5z" />
      <path d="m9.8 14.6 3.3 2.2 2.7-2.7" />
      <circle cx="23.6" cy="7.6" r="2.4" />
    </>
  ),
  WHI: (
    <>
      <path d="M19.6 4.8a8.6 8.6 0 1 0 6 12.8 7.2 7.2 0 0 1-6-12.8z" />
      <path d="M5 24.6c1.8-1.4 3.7-1.4 5.5 0s3.7 1.4 5.5 0 3.7-1.4 5.5 0 3.7 1.4 5.5 0" />
      <path d="M9 29c1.8-1.4 3.7-1.4 5.5 0s3.7 1.4 5.5 0" />
    </>
  ),
  IBC: (
    <>
      <circle cx="12" cy="17" r="7.5" />
      <circle cx="20" cy="15" r="7.5" />
    </>
  ),
};

export function TrackMark({ track, className }: { track: Track; className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cn(trackLook[track].text, className)}
    >
      {drawings[track]}
    </svg>
  );
}
