import { Link, type LinkProps } from '@tanstack/react-router';
import { cn } from '../ui/cn.ts';

interface MenuLinkProps {
  to: LinkProps['to'];
  label: string;
  fullName: string;
  isShort?: boolean;
  className?: string;
}

const STRONG = 'font-semibold xl:font-medium';
const QUIET = 'text-muted text-sm xl:text-inherit';

export function MenuLink({ to, label, fullName, isShort = false, className }: MenuLinkProps) {
  return (
    <Link
      to={to}
      title={fullName}
      className={cn(
        'flex min-h-13 items-center justify-between gap-3 border-line border-b leading-snug hover:text-teal aria-[current=page]:text-teal xl:min-h-11 xl:rounded-control xl:border-0 xl:px-3 xl:text-muted xl:text-sm xl:transition-colors xl:hover:bg-hover xl:hover:text-ink xl:aria-[current=page]:bg-hover xl:aria-[current=page]:text-ink',
        isShort && 'flex-row-reverse',
        className,
      )}
    >
      <span className={isShort ? QUIET : STRONG}>{label} </span>
      <span className={cn(isShort ? STRONG : QUIET, 'xl:sr-only')}>{fullName}</span>
    </Link>
  );
}
