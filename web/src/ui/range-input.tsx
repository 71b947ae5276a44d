import type { ComponentProps, CSSProperties } from 'react';
import { cn } from './cn.ts';
import './slider.css';

interface RangeInputProps
  extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onPointerUp'> {
  value: number;
  onValueChange: (value: number) => void;
  min: number;
  max: number;
  step: number;
  lowLabel?: string;
  highLabel?: string;
  display?: string;
  /** An unset slider shows no solid thumb, because it would look like an answer. */
  isUnset?: boolean;
  onPointerUp?: () => void;
}

/** A native range input costs a slow phone much less than a slider drawn by scripts. */
export function RangeInput({
  value,
  onValueChange,
  min,
  max,
  step,
  lowLabel,
  highLabel,
  display = String(value),
  isUnset = false,
  onPointerUp,
  className,
  ...props
}: RangeInputProps) {
  const filled = isUnset ? 0 : ((value - min) / (max - min)) * 100;
  return (
    <input
      type="range"
      aria-valuetext={
        isUnset ? 'not set yet' : valueText(display, value, min, max, lowLabel, highLabel)
      }
      value={value}
      onChange={({ target }) => onValueChange(target.valueAsNumber)}
      // A tap at the current position is a valid answer, but browsers fire no change event for it.
      onPointerUp={({ currentTarget, clientX }) => {
        onValueChange(isUnset ? valueAt(currentTarget, clientX) : currentTarget.valueAsNumber);
        onPointerUp?.();
      }}
      min={min}
      max={max}
      step={step}
      data-unset={isUnset || undefined}
      className={cn('slider text-teal', className)}
      style={{ '--filled': `${filled}%` } as CSSProperties}
      {...props}
    />
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
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const thumb = Number.parseFloat(getComputedStyle(input).getPropertyValue('--size')) * rem;
  const share = Math.min(1, Math.max(0, (clientX - left - thumb / 2) / (width - thumb)));
  return min + Math.round((share * (max - min)) / step) * step;
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
