import { Link, type LinkProps } from '@tanstack/react-router';

interface MenuLinkProps {
  to: LinkProps['to'];
  label: string;
  fullName: string;
  /** Says in a word what the label's letters stand for; screen readers hear the full name. */
  caption?: string;
}

export function MenuLink({ to, label, fullName, caption }: MenuLinkProps) {
  return (
    <Link
      to={to}
      title={fullName}
      className="flex min-h-11 flex-col items-center justify-center rounded-control px-2.5 font-medium text-muted text-sm leading-tight transition-colors hover:bg-hover hover:text-ink aria-[current=page]:bg-hover aria-[current=page]:text-ink"
    >
      {label} <span className="sr-only">{fullName}</span>
      {caption && (
        <span aria-hidden="true" className="font-normal text-xs leading-none">
          {caption}
        </span>
      )}
    </Link>
  );
}
