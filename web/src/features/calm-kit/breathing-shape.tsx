import { breathKeyframes } from '@hearthway/domain/calm-kit/breathing';
import { useEffect, useRef } from 'react';
import { useMedia } from '../../lib/use-media.ts';
import type { BreathingRun } from './breathing-run.ts';

const REST_SCALE = 0.48;
const EASING = 'cubic-bezier(0.37, 0, 0.63, 1)';

export function BreathingShape({ run }: { run: BreathingRun }) {
  const prefersReducedMotion = useMedia('(prefers-reduced-motion: reduce)');
  const shape = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = shape.current;
    if (prefersReducedMotion || !element) return;
    const { keyframes, seconds } = breathKeyframes(run.pattern);
    const animation = element.animate(
      keyframes.map(({ at, fullness }) => ({
        offset: at / seconds,
        transform: `scale(${REST_SCALE + (1 - REST_SCALE) * fullness})`,
        easing: EASING,
      })),
      { duration: seconds * 1000, iterations: Number.POSITIVE_INFINITY },
    );
    const catchUp = () => {
      animation.currentTime = Math.max(0, (run.pausedAt ?? Date.now()) - run.startedAt);
    };
    catchUp();
    if (run.pausedAt !== null) animation.pause();
    document.addEventListener('visibilitychange', catchUp);
    return () => {
      document.removeEventListener('visibilitychange', catchUp);
      animation.cancel();
    };
  }, [run, prefersReducedMotion]);
  if (prefersReducedMotion) return null;
  return (
    <div
      ref={shape}
      aria-hidden="true"
      data-breathes=""
      className="absolute inset-[6%] will-change-transform"
      style={{ transform: `scale(${REST_SCALE})` }}
    >
      <div className="absolute inset-0 rounded-full bg-[#8fd9cf]/12" />
      <div className="absolute inset-[13%] rounded-full bg-[#8fd9cf]/16" />
      <div className="absolute inset-[26%] rounded-full bg-[#8fd9cf]/22" />
      <div className="absolute inset-[38%] rounded-full bg-[#c9f2e9]/25" />
    </div>
  );
}
