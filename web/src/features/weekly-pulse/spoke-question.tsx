import type { Spoke } from '@hearthway/domain/vocabulary';
import { SLIDER } from '@hearthway/domain/weekly-pulse/pulse-entry';
import { SPOKE_QUESTIONS } from '@hearthway/domain/weekly-pulse/questions';
import { SPOKE_INFO } from '@hearthway/domain/weekly-pulse/spokes';
import { type CSSProperties, useId } from 'react';
import { cn } from '../../ui/cn.ts';
import { RangeInput } from '../../ui/range-input.tsx';
import './spoke-question.css';

interface SpokeQuestionProps {
  spoke: Spoke;
  answer: number | undefined;
  last: number | null;
  isOpen: boolean;
  onAnswer: (value: number) => void;
  onPointerDown: () => void;
  onPointerUp: () => void;
  onFocus: () => void;
}

/**
 * The open question is large, the others are one line each. All of them stay real sliders, so that
 * every question can be answered directly, in any order and by keyboard.
 */
export function SpokeQuestion({
  spoke,
  answer,
  last,
  isOpen,
  onAnswer,
  ...handlers
}: SpokeQuestionProps) {
  const id = useId();
  const isUnset = answer === undefined;
  const value = answer ?? SLIDER.defaultValue;
  const { label, low, high } = SPOKE_INFO[spoke];
  return (
    <div
      className={cn(
        'spoke-question rounded-card px-4 lg:px-7',
        isOpen ? 'bg-surface py-4 shadow-card ring-1 ring-line ring-inset lg:mb-2 lg:py-6' : 'pt-2',
      )}
      data-open={isOpen || undefined}
      style={{ '--share': value / SLIDER.max } as CSSProperties}
    >
      <label htmlFor={id} className="flex min-h-6 items-baseline justify-between gap-3">
        <span className={isOpen ? 'text-muted text-sm' : 'font-semibold'}>{label}</span>
        {!isOpen && !isUnset && (
          <span aria-hidden="true" className="font-semibold text-teal tabular-nums">
            {value}
          </span>
        )}
      </label>
      {isOpen && (
        <p
          id={`${id}-question`}
          className="animate-fade text-balance font-serif text-2xl lg:text-3xl"
        >
          {SPOKE_QUESTIONS[spoke]}
        </p>
      )}
      <div className="line">
        <RangeInput
          id={id}
          aria-describedby={isOpen ? `${id}-question` : undefined}
          value={value}
          onValueChange={onAnswer}
          min={SLIDER.min}
          max={SLIDER.max}
          step={SLIDER.step}
          lowLabel={low}
          highLabel={high}
          isUnset={isUnset}
          {...handlers}
        />
        {isOpen && (
          <span aria-hidden="true" className={isUnset ? 'hint' : 'value'}>
            {isUnset ? 'Tap where it fits' : value}
          </span>
        )}
      </div>
      {isOpen && (
        <div aria-hidden="true" className="flex justify-between gap-3 text-sm">
          <span>{low}</span>
          <span className="text-right">{high}</span>
        </div>
      )}
      {last !== null && <p className="text-muted text-sm">Last time: {last}</p>}
    </div>
  );
}
