import { Link, type LinkProps } from '@tanstack/react-router';
import { cn } from '../ui/cn.ts';

interface MenuLinkProps {
  to: LinkProps['to'];
  label: string;
  fullName: string;
  /** If the label is an abbreviation, the menu shows the full name first. */
  isShort?: boolean;
  className?: string;
}

const STRONG = 'font-semibold text-ink xl:font-medium xl:text-inherit';
const QUIET = 'font-normal text-muted text-sm leading-snug xl:text-inherit';

export function MenuLink({ to, label, fullName, isShort = false, className }: MenuLinkProps) {
  return (
    <Link
      to={to}
      title={fullName}
      className={cn(
        'flex min-h-16 flex-col justify-center rounded-control border border-line bg-surface px-3.5 py-2 leading-snug transition-colors hover:bg-hover aria-[current=page]:border-teal aria-[current=page]:bg-teal/9 xl:min-h-11 xl:border-0 xl:bg-transparent xl:px-3 xl:text-muted xl:text-sm xl:hover:text-ink xl:aria-[current=page]:bg-hover xl:aria-[current=page]:text-ink',
        isShort && 'flex-col-reverse justify-center',
        className,
      )}
    >
      <span className={isShort ? cn(QUIET, 'xl:font-medium') : STRONG}>{label} </span>
      <span className={cn(isShort ? STRONG : QUIET, 'xl:sr-only')}>{fullName}</span>
    </Link>
  );
}
