import { Link } from '@tanstack/react-router';

export function Greeting({ firstName }: { firstName: string | null }) {
  const name = firstName?.trim() || null;
  return (
    <Link
      to="/account"
      className="flex min-h-11 items-center gap-2.5 rounded-control px-1 font-semibold text-sm hover:bg-hover sm:px-2"
    >
      <span className="max-w-20 truncate sm:max-w-40">Hi, {name ?? 'there'}</span>
      {name && (
        <span
          aria-hidden="true"
          className="hidden size-9 shrink-0 place-items-center rounded-full bg-teal text-on-strong sm:grid"
        >
          {Array.from(name)[0]?.toUpperCase()}
        </span>
      )}
    </Link>
  );
}
