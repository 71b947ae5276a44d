import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import * as Radix from 'radix-ui/select';
import { cn } from './cn.ts';
import { controlLook } from './control-look.ts';
import { useFieldControl } from './field.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectProps {
  options: readonly SelectOption[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  placeholder?: string;
  disabled?: boolean;
  'aria-label'?: string;
  className?: string;
}

export function Select({
  options,
  placeholder,
  className,
  'aria-label': ariaLabel,
  ...root
}: SelectProps) {
  const { required, ...control } = useFieldControl();
  return (
    <Radix.Root required={required} {...root}>
      <Radix.Trigger
        {...control}
        aria-label={ariaLabel}
        className={cn(
          controlLook,
          'flex items-center justify-between gap-3 text-left data-placeholder:text-muted',
          className,
        )}
      >
        <span className="truncate">
          <Radix.Value placeholder={placeholder} />
        </span>
        <Radix.Icon>
          <ChevronDown aria-hidden="true" className="size-5 text-muted" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={6}
          collisionPadding={12}
          className="z-60 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) max-w-[calc(100vw-1.5rem)] animate-fade overflow-hidden rounded-control border border-line bg-surface text-ink shadow-lifted"
        >
          <Radix.Viewport className="p-1.5">
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                className="flex min-h-11 cursor-pointer select-none items-center justify-between gap-4 rounded-[10px] px-3 outline-none data-disabled:opacity-50 data-highlighted:bg-hover data-[state=checked]:font-semibold"
              >
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator>
                  <Check aria-hidden="true" className="size-5 text-teal" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
