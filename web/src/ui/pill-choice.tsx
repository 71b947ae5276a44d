import Check from 'lucide-react/icons/check';
import { Fragment, type ReactNode, useId } from 'react';
import { cn } from './cn.ts';

interface PillOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Draws a line before this option. */
  startsGroup?: boolean;
}

interface PillProps<Value extends string> {
  label: ReactNode;
  options: readonly PillOption<Value>[];
  className?: string;
}

export function PillChoice<Value extends string>({
  label,
  options,
  className,
  isQuiet = false,
  value,
  onValueChange,
}: PillProps<Value> & {
  /** For filters, which should not stand out more than what they filter. */
  isQuiet?: boolean;
  value: Value | null;
  onValueChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <PillSet label={label} className={className}>
      {options.map((option) => (
        <Fragment key={option.value}>
          {option.startsGroup && <span aria-hidden="true" className="mx-1 my-2 w-px bg-edge/60" />}
          <Pill
            label={option.label}
            type="radio"
            name={name}
            isQuiet={isQuiet}
            isChosen={option.value === value}
            onChoose={() => onValueChange(option.value)}
          />
        </Fragment>
      ))}
    </PillSet>
  );
}

export function PillChoices<Value extends string>({
  label,
  options,
  className,
  values,
  onValuesChange,
}: PillProps<Value> & { values: readonly Value[]; onValuesChange: (values: Value[]) => void }) {
  return (
    <PillSet label={label} className={className}>
      {options.map(({ value, label: text }) => {
        const isChosen = values.includes(value);
        return (
          <Pill
            key={value}
            label={text}
            type="checkbox"
            isChosen={isChosen}
            onChoose={() =>
              onValuesChange(
                isChosen ? values.filter((other) => other !== value) : [...values, value],
              )
            }
          />
        );
      })}
    </PillSet>
  );
}

interface PillSetProps {
  label: ReactNode;
  className?: string;
  children: ReactNode;
}

function PillSet({ label, className, children }: PillSetProps) {
  return (
    <fieldset className={className}>
      <legend className="mb-2.5 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}

interface PillItemProps {
  label: ReactNode;
  type: 'radio' | 'checkbox';
  name?: string;
  isQuiet?: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

function Pill({ label, type, name, isQuiet = false, isChosen, onChoose }: PillItemProps) {
  return (
    <label
      className={cn(
        'relative flex min-h-11 cursor-pointer items-center gap-2 rounded-[22px] bg-surface font-medium transition-colors hover:border-edge has-checked:border-teal has-focus-visible:outline-3 has-focus-visible:outline-teal has-focus-visible:outline-offset-2',
        isQuiet
          ? 'border border-line px-3.5 text-muted text-sm has-checked:bg-teal/10 has-checked:text-teal sm:min-h-9'
          : 'border-[1.5px] border-edge/60 px-4 py-1.5 has-checked:bg-teal has-checked:text-on-strong',
      )}
    >
      <input
        type={type}
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      {isChosen && !isQuiet && (
        <Check aria-hidden="true" className="size-4 shrink-0" strokeWidth={2.5} />
      )}
      {label}
    </label>
  );
}
