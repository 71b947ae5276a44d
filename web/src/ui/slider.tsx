import { type CSSProperties, useId } from 'react';
import { cn } from './cn.ts';
import './slider.css';

interface SliderProps {
  label: string;
  hidesLabel?: boolean;
  value: number;
  onValueChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  lowLabel?: string;
  highLabel?: string;
  /** An unset slider shows neither a thumb nor a number, because either would suggest an answer. */
  isUnset?: boolean;
  display?: string;
  className?: string;
}

/** A native range input costs a slow phone much less than a slider drawn by scripts. */
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
  isUnset = false,
  display = String(value),
  className,
}: SliderProps) {
  const id = useId();
  return (
    <div className={className}>
      <div className="flex min-h-7 items-baseline justify-between gap-3">
        <span id={id} className={hidesLabel ? 'sr-only' : 'font-semibold'}>
          {label}
        </span>
        <span
          aria-hidden="true"
          className={cn(
            'shrink-0',
            hidesLabel && 'mx-auto',
            'font-semibold text-teal',
            isUnset ? 'text-sm' : 'tabular-nums',
            !isUnset && (hidesLabel ? 'text-3xl' : 'text-xl leading-tight'),
          )}
        >
          {isUnset ? 'Tap the line' : display}
        </span>
      </div>
      <input
        type="range"
        aria-labelledby={id}
        aria-valuetext={
          isUnset ? 'not set yet' : valueText(display, value, min, max, lowLabel, highLabel)
        }
        value={value}
        onChange={({ target }) => onValueChange(target.valueAsNumber)}
        // A tap at the current position is a valid answer, but browsers fire no change event for
        // it.
        onPointerUp={({ currentTarget, clientX }) =>
          onValueChange(isUnset ? valueAt(currentTarget, clientX) : currentTarget.valueAsNumber)
        }
        min={min}
        max={max}
        step={step}
        data-unset={isUnset || undefined}
        className="slider text-teal"
        style={
          { '--filled': `${isUnset ? 0 : ((value - min) / (max - min)) * 100}%` } as CSSProperties
        }
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

/**
 * Safari on iOS changes a slider only when its thumb is dragged, so a tap computes the value from
 * its position.
 */
function valueAt(input: HTMLInputElement, clientX: number): number {
  const { left, width } = input.getBoundingClientRect();
  const [min, max, step] = [input.min, input.max, input.step].map(Number) as [
    number,
    number,
    number,
  ];
  const share = Math.min(1, Math.max(0, (clientX - left - THUMB / 2) / (width - THUMB)));
  return min + Math.round((share * (max - min)) / step) * step;
}

const THUMB = 28;

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
