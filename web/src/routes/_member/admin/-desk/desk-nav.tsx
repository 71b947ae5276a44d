import type { DeskAccessResponse } from '@hearthway/domain/desk/contract';
import { Link } from '@tanstack/react-router';
import { ROOMS } from './rooms.ts';

const look =
  'flex min-h-11 items-center whitespace-nowrap rounded-control px-3.5 font-semibold text-sm text-muted hover:bg-hover hover:text-ink aria-[current=page]:bg-teal/10 aria-[current=page]:text-teal';

export function DeskNav({ access }: { access: DeskAccessResponse }) {
  const rooms = ROOMS.filter(({ opensTo }) => access[opensTo]);
  return (
    <nav
      aria-label="Desk"
      className="-mx-4 mb-8 flex flex-wrap gap-1 border-line border-b px-4 pb-2"
    >
      <Link to="/admin" activeOptions={{ exact: true }} className={look}>
        Desk
      </Link>
      {rooms.map(({ name, label }) => (
        <Link key={name} to="/admin/$room" params={{ room: name }} className={look}>
          {label}
        </Link>
      ))}
      {access.isFrontDesk && (
        <Link to="/admin/memberships" className={look}>
          Memberships
        </Link>
      )}
    </nav>
  );
}
