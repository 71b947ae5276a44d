import { Link, type LinkProps } from '@tanstack/react-router';

interface MenuLinkProps {
  to: LinkProps['to'];
  label: string;
  fullName: string;
}

export function MenuLink({ to, label, fullName }: MenuLinkProps) {
  return (
    <Link
      to={to}
      title={fullName}
      className="flex min-h-11 items-center rounded-control px-3 font-medium text-muted text-sm leading-snug transition-colors hover:bg-hover hover:text-ink aria-[current=page]:bg-hover aria-[current=page]:text-ink"
    >
      {label} <span className="sr-only">{fullName}</span>
    </Link>
  );
}
