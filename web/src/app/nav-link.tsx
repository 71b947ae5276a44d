import { Link } from '@tanstack/react-router';

export function HomeLink() {
  return (
    <Link
      to="/home"
      className="flex min-h-12 items-center rounded-control px-3.5 font-medium text-muted transition-colors hover:bg-hover hover:text-ink xl:min-h-11 xl:px-3 xl:text-sm"
    >
      Home
    </Link>
  );
}
