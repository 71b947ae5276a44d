import { breathTurns } from '@hearthway/domain/calm-kit/breathing';
import { useEffect, useRef } from 'react';
import { useMedia } from '../../lib/use-media.ts';
import type { BreathingRun } from './breathing-run.ts';

/** The smallest the shape gets, so that the words always have ground. */
const REST_SCALE = 0.48;
/** As a breath turns: slow at both ends. */
const SOFTLY = 'cubic-bezier(0.37, 0, 0.63, 1)';

/**
 * Rings of light that open and close. The browser's compositor moves them, transform and nothing else,
 * so that they are smooth however busy the page is. Who prefers less motion has the words and the count.
 */
export function BreathingShape({ run }: { run: BreathingRun }) {
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const shape = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = shape.current;
    if (isStill || !element) return;
    const { turns, seconds } = breathTurns(run.pattern);
    const animation = element.animate(
      turns.map(({ at, fullness }) => ({
        offset: at / seconds,
        transform: `scale(${REST_SCALE + (1 - REST_SCALE) * fullness})`,
        easing: SOFTLY,
      })),
      { duration: seconds * 1000, iterations: Number.POSITIVE_INFINITY },
    );
    // A phone that slept may have let its animations sleep too: the clock decides where the breath is.
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
  }, [run, isStill]);
  if (isStill) return null;
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
