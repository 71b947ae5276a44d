import { TRACK_NAMES, TRACK_ROUTES, TRACKS } from '@hearthway/domain/vocabulary';
import { useLocation } from '@tanstack/react-router';
import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { useMe } from '../member/me.ts';
import { cn } from '../ui/cn.ts';
import { MenuLink } from './menu-link.tsx';

const items = [
  { to: '/action', label: 'Action', fullName: 'Today and this week' },
  ...TRACKS.map((track) => ({
    to: TRACK_ROUTES[track],
    label: track,
    fullName: TRACK_NAMES[track],
    isShort: true,
  })),
  { to: '/resources', label: 'Resources', fullName: 'Everything to read' },
  {
    to: '/progress',
    label: 'Progress',
    fullName: 'Your wellness map',
    className: 'max-md:hidden',
  },
  { to: '/track', label: 'Track', fullName: 'Scorecard and streaks' },
] as const;

export function MemberNav({ isDesk }: { isDesk: boolean }) {
  const path = useLocation({ select: (location) => location.pathname });
  const role = useMe().data?.role ?? 'member';
  const [openOn, setOpenOn] = useState<string | null>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const open = openOn === path;

  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenOn(null);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);

  return (
    <div className="order-3 xl:order-2">
      <button
        ref={toggle}
        type="button"
        aria-expanded={open}
        aria-controls="main-nav"
        aria-label={open ? 'Close menu' : 'Open menu'}
        onClick={() => setOpenOn(open ? null : path)}
        className="grid size-11 place-items-center rounded-control hover:bg-hover aria-expanded:bg-hover xl:hidden"
      >
        {open ? (
          <X aria-hidden="true" className="size-5" />
        ) : (
          <Menu aria-hidden="true" className="size-5" />
        )}
      </button>
      <nav
        id="main-nav"
        aria-label="Main"
        className={cn(
          'absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] animate-fade gap-x-8 overflow-y-auto bg-paper px-5 pb-5 shadow-lifted md:grid-cols-2 xl:static xl:flex xl:max-h-none xl:animate-none xl:flex-row xl:gap-0.5 xl:overflow-visible xl:p-0 xl:shadow-none',
          open ? 'grid' : 'hidden',
        )}
      >
        <MenuLink to="/home" label="Home" fullName="Your day" />
        {role !== 'member' && <MenuLink to="/admin" label="Desk" fullName="The practice’s desk" />}
        {!isDesk && items.map((place) => <MenuLink key={place.to} {...place} />)}
        <MenuLink
          to="/account"
          label="Account"
          fullName="You and your settings"
          className={cn('xl:hidden', !isDesk && 'max-md:hidden')}
        />
        <MenuLink
          to="/help"
          label="Get help now"
          fullName="Someone to talk to, day and night"
          className="order-first text-teal md:hidden"
        />
        <MenuLink
          to="/terms"
          label="Terms & Conditions"
          fullName="And your data"
          className="md:hidden"
        />
      </nav>
    </div>
  );
}
