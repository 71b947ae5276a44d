import { Link, type LinkProps } from '@tanstack/react-router';
import { cn } from '../ui/cn.ts';

export interface NavItem {
  to: LinkProps['to'];
  label: string;
  fullName?: string;
  className?: string;
}

export function NavLink({ to, label, fullName, className }: NavItem) {
  return (
    <Link
      to={to}
      title={fullName}
      className={cn(
        'flex min-h-12 items-center justify-between gap-4 rounded-control px-3.5 font-medium text-muted transition-colors hover:bg-hover hover:text-ink aria-[current=page]:bg-hover aria-[current=page]:text-ink xl:min-h-11 xl:px-3 xl:text-sm',
        className,
      )}
    >
      {label}
      {fullName && <span className="font-normal text-sm xl:sr-only">{fullName}</span>}
    </Link>
  );
}

export function HomeLink() {
  return <NavLink to="/home" label="Home" />;
}
