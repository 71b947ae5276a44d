import {
  type BreathingPattern,
  type BreathMoment,
  PHASE_WORDS,
} from '@hearthway/domain/calm-kit/breathing';
import type { Ref } from 'react';
import { useMedia } from '../../lib/use-media.ts';

interface BreathingShapeProps {
  /** What breathes: its transform is set from outside, sixty times a second. */
  shape: Ref<HTMLDivElement>;
  pattern: BreathingPattern;
  moment: Pick<BreathMoment, 'step' | 'count'>;
}

/** Three petals of light that open and close. Who prefers less motion gets the words and the count. */
export function BreathingShape({ shape, pattern, moment }: BreathingShapeProps) {
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const phase = pattern.steps[moment.step]?.phase ?? 'in';
  return (
    <div className="relative grid aspect-square w-full max-w-80 place-items-center">
      {!isStill && (
        <div
          ref={shape}
          aria-hidden="true"
          data-breathes=""
          className="absolute inset-0 will-change-transform"
          style={{ transform: 'scale(0.45)' }}
        >
          <div className="absolute inset-0 rounded-full bg-teal/12" />
          <div className="absolute inset-[12%] rounded-full bg-teal/20" />
          <div className="absolute inset-[26%] rounded-full bg-teal/30" />
        </div>
      )}
      <div className="relative text-center">
        <p className="font-serif text-3xl" aria-live="polite">
          {PHASE_WORDS[phase]}
        </p>
        <p aria-hidden="true" className="mt-1 text-2xl tabular-nums">
          {moment.count}
        </p>
      </div>
    </div>
  );
}

/** The smallest the shape gets, so that the words always have ground. */
const REST_SCALE = 0.45;

export const shapeScale = (fullness: number): string =>
  `scale(${(REST_SCALE + (1 - REST_SCALE) * fullness).toFixed(4)})`;
