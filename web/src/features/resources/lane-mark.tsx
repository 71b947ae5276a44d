import type { Lane, Track } from '@hearthway/domain/vocabulary';
import { TrackMark } from '../../brand/track-mark.tsx';
import { trackLook } from '../../brand/tracks.ts';
import { cn } from '../../ui/cn.ts';

const names: Record<Lane, string> = { SHJ: 'SHJ', MHI: 'MHI', WHI: 'WHI', IB: 'IntimaBalance' };

const toTrack = (lane: Lane): Track => (lane === 'IB' ? 'IBC' : lane);

export function LaneMark({ lane }: { lane: Lane }) {
  const track = toTrack(lane);
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1.5 font-bold text-sm tracking-[0.04em]',
        trackLook[track].text,
      )}
    >
      <TrackMark track={track} className="size-6" />
      {names[lane]}
    </span>
  );
}
