import { useId } from 'react';
import { cn } from './cn.ts';
import { RangeInput } from './range-input.tsx';

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
  display?: string;
  className?: string;
}

export function Slider({
  label,
  hidesLabel = false,
  min = 0,
  max = 10,
  step = 1,
  className,
  ...props
}: SliderProps) {
  const { value, lowLabel, highLabel, display = String(value) } = props;
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
            'shrink-0 font-semibold text-teal tabular-nums',
            hidesLabel ? 'mx-auto text-3xl' : 'text-xl leading-tight',
          )}
        >
          {display}
        </span>
      </div>
      <RangeInput {...props} aria-labelledby={id} min={min} max={max} step={step} />
      {(lowLabel || highLabel) && (
        <div aria-hidden="true" className="flex justify-between gap-3 text-muted text-xs">
          <span>{lowLabel}</span>
          <span>{highLabel}</span>
        </div>
      )}
    </div>
  );
}
