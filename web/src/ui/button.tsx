import {
  Children,
  type ComponentProps,
  cloneElement,
  type MouseEvent,
  type ReactElement,
} from 'react';
import { cn } from './cn.ts';
import { Spinner } from './spinner.tsx';

const variants = {
  default:
    'bg-teal text-on-strong hover:bg-[color-mix(in_oklab,var(--color-teal)_86%,var(--color-ink))]',
  action:
    'bg-coral text-on-strong hover:bg-[color-mix(in_oklab,var(--color-coral)_86%,var(--color-ink))]',
  outlineWarm: 'border-[1.5px] border-warm/60 text-warm hover:border-warm hover:bg-warm/6',
  destructive:
    'bg-danger text-on-strong hover:bg-[color-mix(in_oklab,var(--color-danger)_86%,var(--color-ink))]',
  outline: 'border-[1.5px] border-edge/60 bg-surface text-ink hover:border-edge hover:bg-hover',
  secondary: 'bg-hover text-ink ring-1 ring-line ring-inset hover:bg-line',
  ghost: 'text-ink hover:bg-hover',
  link: 'text-teal underline decoration-teal/40 underline-offset-4 hover:decoration-teal',
} as const;

const sizes = {
  sm: 'min-h-11 px-4 text-sm',
  md: 'min-h-12 px-5',
  lg: 'min-h-13 px-7 text-lg',
  icon: 'size-11',
} as const;

export type ButtonVariant = keyof typeof variants;
export type ButtonSize = keyof typeof sizes;

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** A busy button is not `disabled`, because a disabled button loses the focus. */
  busy?: boolean;
  asChild?: boolean;
}

export function Button({
  variant = 'default',
  size = 'md',
  busy = false,
  asChild = false,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  const look = cn(
    'inline-flex items-center justify-center gap-2 rounded-control text-center font-semibold leading-tight transition-[background-color,border-color,text-decoration-color,transform] duration-150 active:translate-y-px disabled:pointer-events-none disabled:opacity-50 aria-disabled:cursor-default',
    variants[variant],
    variant === 'link' ? cn('-mx-1 min-h-11 px-1', size === 'sm' && 'text-sm') : sizes[size],
    className,
  );
  if (asChild) {
    const child = Children.only(children) as ReactElement<ComponentProps<'a'>>;
    return cloneElement(child, { ...props, className: cn(look, child.props.className) } as object);
  }
  return (
    <button
      type="button"
      className={look}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? preventClick : onClick}
      {...props}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

function preventClick(event: MouseEvent) {
  event.preventDefault();
}
