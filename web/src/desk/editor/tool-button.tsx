import type { ComponentProps, ComponentType, SVGProps } from 'react';
import { cn } from '../../ui/cn.ts';
import { Tooltip } from '../../ui/tooltip.tsx';

export interface ToolButtonProps extends ComponentProps<'button'> {
  label: string;
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
  hint?: string | undefined;
  hasWords?: boolean;
  keepsIcon?: boolean;
}

export function ToolButton({
  label,
  Icon,
  hint = label,
  hasWords,
  keepsIcon = false,
  className,
  ...props
}: ToolButtonProps) {
  return (
    <Tooltip text={hint}>
      <button
        type="button"
        aria-label={label}
        className={cn(
          'flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1 rounded-control font-semibold text-sm hover:bg-hover @min-[40rem]:px-1.5 disabled:opacity-50 aria-expanded:bg-teal/10 aria-expanded:text-teal aria-pressed:bg-teal/10 aria-pressed:text-teal sm:min-h-9 sm:min-w-9',
          className,
        )}
        // A click on a tool must not move the focus out of the text, because the selection would
        // get lost.
        onMouseDown={(event) => event.preventDefault()}
        {...props}
      >
        <Icon
          aria-hidden="true"
          className={cn('size-5 sm:size-4.5', hasWords && !keepsIcon && '@min-[40rem]:hidden')}
        />
        {hasWords && (
          <span aria-hidden="true" className="hidden @min-[40rem]:inline">
            {label}
          </span>
        )}
      </button>
    </Tooltip>
  );
}
