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
        isOpen && 'bg-surface py-4 shadow-card ring-1 ring-line ring-inset lg:py-7',
      )}
      data-open={isOpen || undefined}
      style={{ '--share': value / SLIDER.max } as CSSProperties}
    >
      <div className="name flex items-baseline justify-between gap-3">
        <label htmlFor={id} className={isOpen ? 'text-muted text-sm' : 'font-semibold'}>
          {label}
        </label>
        {isOpen && isUnset && (
          <span aria-hidden="true" className="font-semibold text-sm text-teal">
            Tap where it fits
          </span>
        )}
      </div>
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
        {isOpen && !isUnset && (
          <span aria-hidden="true" className="thumb-value">
            {value}
          </span>
        )}
      </div>
      {!isOpen && !isUnset && (
        <span
          aria-hidden="true"
          className="row-value text-right font-semibold text-teal tabular-nums"
        >
          {value}
        </span>
      )}
      {isOpen && (
        <div aria-hidden="true" className="flex justify-between gap-3 text-sm">
          <span>{low}</span>
          <span className="text-right">{high}</span>
        </div>
      )}
      {last !== null && <p className="last text-muted text-sm">Last time: {last}</p>}
    </div>
  );
}
