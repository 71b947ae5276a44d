import { Link, type LinkProps } from '@tanstack/react-router';

export interface NavPlace {
  to: LinkProps['to'];
  label: string;
  /** Spelled out where there is room for it. */
  fullName?: string;
}

export function Place({ to, label, fullName }: NavPlace) {
  return (
    <Link
      to={to}
      className="flex min-h-12 items-center justify-between gap-4 rounded-control px-3.5 font-medium text-muted transition-colors hover:bg-hover hover:text-ink aria-[current=page]:bg-hover aria-[current=page]:text-ink lg:min-h-11 lg:text-sm"
    >
      {label}
      {fullName && (
        <span aria-hidden="true" className="font-normal text-sm lg:hidden">
          {fullName}
        </span>
      )}
    </Link>
  );
}

export function HomeLink() {
  return <Place to="/home" label="Home" />;
}
