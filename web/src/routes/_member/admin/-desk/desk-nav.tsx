import type { DeskAccessResponse } from '@hearthway/domain/desk/contract';
import { Link, useRouterState } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import House from 'lucide-react/icons/house';
import Menu from 'lucide-react/icons/menu';
import { useEffect, useRef } from 'react';
import { ROOM_GROUPS, ROOMS } from './rooms.ts';

const look =
  'flex min-h-11 items-center gap-2.5 rounded-control px-3 font-semibold text-muted text-sm hover:bg-hover hover:text-ink aria-[current=page]:bg-teal/10 aria-[current=page]:text-teal lg:min-h-9.5';

interface DeskNavProps {
  access: DeskAccessResponse | undefined;
}

export function DeskSidebar({ access }: DeskNavProps) {
  return (
    <div className="hidden grow flex-col lg:flex">
      <RoomLinks access={access} label="Desk" className="mt-3 mb-6" />
      <BackToApp className="mt-auto" />
    </div>
  );
}

export function DeskMenu({ access }: DeskNavProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address closes the menu.
  useEffect(() => {
    menu.current?.removeAttribute('open');
  }, [path]);
  return (
    <details ref={menu} className="group/menu lg:hidden">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control px-3 font-semibold text-sm hover:bg-hover group-open/menu:bg-hover [&::-webkit-details-marker]:hidden">
        <span>
          <span className="sr-only">Desk </span>Menu
        </span>
        <Menu aria-hidden="true" className="size-5" />
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-3.5rem)] overflow-y-auto rounded-b-card border-line border-b bg-paper px-3 pt-1 pb-4 shadow-lifted">
        <RoomLinks access={access} label="Desk menu" className="sm:columns-2" />
        <BackToApp className="mt-3" />
      </div>
    </details>
  );
}

interface RoomLinksProps extends DeskNavProps {
  label: string;
  className: string;
}

function RoomLinks({ access, label, className }: RoomLinksProps) {
  return (
    <nav aria-label={label} className={className}>
      <Link to="/admin" activeOptions={{ exact: true }} className={look}>
        <House aria-hidden="true" className="size-4.5" />
        Today
      </Link>
      {ROOM_GROUPS.map((group) => {
        const rooms = ROOMS.filter((each) => each.group === group && access?.[each.opensTo]);
        if (rooms.length === 0) return null;
        return (
          <div key={group} className="mt-4 break-inside-avoid">
            <p className="px-3 pb-1 font-semibold text-muted text-xs">{group}</p>
            {rooms.map(({ name, label: roomLabel, icon: Icon, intro }) => (
              <Link
                key={name}
                to="/admin/$room"
                params={{ room: name }}
                title={intro}
                className={look}
              >
                {Icon && <Icon aria-hidden="true" className="size-4.5 shrink-0" />}
                {roomLabel}
              </Link>
            ))}
          </div>
        );
      })}
    </nav>
  );
}

const BackToApp = ({ className }: { className: string }) => (
  <div className={className}>
    <Link to="/home" className={look}>
      <ArrowLeft aria-hidden="true" className="size-4.5" />
      Back to the app
    </Link>
  </div>
);
