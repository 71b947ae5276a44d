import type { DeskAccessResponse } from '@hearthway/domain/desk/contract';
import { Link, useRouterState } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useRef } from 'react';
import { ROOM_GROUPS, ROOMS, type Room } from './rooms.ts';

const look =
  'flex min-h-11 items-center rounded-control lg:min-h-10 px-3.5 font-semibold text-muted text-sm hover:bg-hover hover:text-ink aria-[current=page]:bg-teal/10 aria-[current=page]:text-teal';

interface DeskNavProps {
  access: DeskAccessResponse;
  room: Room | undefined;
}

export function DeskNav({ access, room }: DeskNavProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address closes the menu.
  useEffect(() => {
    menu.current?.removeAttribute('open');
  }, [path]);
  return (
    <>
      <details
        ref={menu}
        className="group/menu mb-3 rounded-control border border-line bg-surface lg:hidden print:hidden"
      >
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-control px-4 font-semibold [&::-webkit-details-marker]:hidden">
          <span>
            <span className="sr-only">Desk menu: </span>
            {room?.label ?? 'Today'}
          </span>
          <ChevronDown
            aria-hidden="true"
            className="size-5 text-muted transition-transform group-open/menu:rotate-180"
          />
        </summary>
        <RoomLinks access={access} label="Desk menu" className="border-line border-t p-2" />
      </details>
      <RoomLinks
        access={access}
        label="Desk"
        className="sticky top-24 hidden self-start lg:block print:hidden"
      />
    </>
  );
}

interface RoomLinksProps {
  access: DeskAccessResponse;
  label: string;
  className: string;
}

function RoomLinks({ access, label, className }: RoomLinksProps) {
  return (
    <nav aria-label={label} className={className}>
      <Link to="/admin" activeOptions={{ exact: true }} className={look}>
        Today
      </Link>
      {ROOM_GROUPS.map((group) => {
        const rooms = ROOMS.filter((each) => each.group === group && access[each.opensTo]);
        if (rooms.length === 0) return null;
        return (
          <div key={group} className="mt-3">
            <p className="px-3.5 pb-1 font-semibold text-muted text-xs">{group}</p>
            {rooms.map(({ name, label: roomLabel, intro }) => (
              <Link
                key={name}
                to="/admin/$room"
                params={{ room: name }}
                title={intro}
                className={look}
              >
                {roomLabel}
              </Link>
            ))}
          </div>
        );
      })}
    </nav>
  );
}
