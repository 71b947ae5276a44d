import type { DeskAccessResponse } from '@hearthway/domain/desk/contract';
import { Link } from '@tanstack/react-router';
import { MissingSettings } from '../../../../features/practice-settings/missing-settings.tsx';
import { PageHeader } from '../../../../ui/page.tsx';
import { ROOMS } from './rooms.ts';

const look =
  'block rounded-card border border-line bg-surface p-5 shadow-card hover:border-edge focus-visible:outline-3';

export function DeskHome({ access }: { access: DeskAccessResponse }) {
  return (
    <>
      <PageHeader title="The desk" intro="What the practice keeps for its members." />
      {access.isInnerCircle && <MissingSettings />}
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {ROOMS.filter(({ opensTo }) => access[opensTo]).map(({ name, label, intro }) => (
          <li key={name}>
            <Link to="/admin/$room" params={{ room: name }} className={look}>
              <span className="font-semibold text-lg">{label}</span>
              <span className="mt-1 block text-muted">{intro}</span>
            </Link>
          </li>
        ))}
        {access.isFrontDesk && (
          <li>
            <Link to="/admin/memberships" className={look}>
              <span className="font-semibold text-lg">Memberships</span>
              <span className="mt-1 block text-muted">
                Look somebody up, change tier and expiry.
              </span>
            </Link>
          </li>
        )}
      </ul>
    </>
  );
}
