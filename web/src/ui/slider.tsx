import { type CSSProperties, useId } from 'react';
import { cn } from './cn.ts';
import './slider.css';

const tones = {
  teal: 'text-teal',
  physical: 'text-physical',
  mental: 'text-mental',
  spiritual: 'text-spiritual',
} as const;

interface SliderProps {
  label: string;
  /** Some pages already show the slider's label as a heading. */
  hidesLabel?: boolean;
  value: number;
  onValueChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  lowLabel?: string;
  highLabel?: string;
  tone?: keyof typeof tones;
  disabled?: boolean;
  display?: string;
  className?: string;
}

/** The native control is much less work for a phone than one drawn by scripts. */
export function Slider({
  label,
  hidesLabel = false,
  value,
  onValueChange,
  min = 0,
  max = 10,
  step = 1,
  lowLabel,
  highLabel,
  tone = 'teal',
  disabled,
  display = String(value),
  className,
}: SliderProps) {
  const id = useId();
  return (
    <div className={className}>
      <div className="flex items-baseline justify-between gap-3">
        <span id={id} className={hidesLabel ? 'sr-only' : 'font-semibold'}>
          {label}
        </span>
        <span
          aria-hidden="true"
          className={cn('font-semibold tabular-nums', hidesLabel && 'mx-auto text-3xl')}
        >
          {display}
        </span>
      </div>
      <input
        type="range"
        aria-labelledby={id}
        aria-valuetext={valueText(display, value, min, max, lowLabel, highLabel)}
        value={value}
        onChange={({ target }) => onValueChange(target.valueAsNumber)}
        // Tapping the slider at its current position is a valid answer, but the browser fires no
        // change event for it.
        onPointerUp={({ currentTarget }) => onValueChange(currentTarget.valueAsNumber)}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        className={cn('slider', tones[tone])}
        style={{ '--filled': `${((value - min) / (max - min)) * 100}%` } as CSSProperties}
      />
      {(lowLabel || highLabel) && (
        <div aria-hidden="true" className="flex justify-between gap-3 text-muted text-xs">
          <span>{lowLabel}</span>
          <span>{highLabel}</span>
        </div>
      )}
    </div>
  );
}

function valueText(
  display: string,
  value: number,
  min: number,
  max: number,
  low?: string,
  high?: string,
) {
  if (value === min && low) return `${display}, ${low}`;
  if (value === max && high) return `${display}, ${high}`;
  return display;
}
