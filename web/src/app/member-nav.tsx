import { TRACK_NAMES, TRACK_ROUTES, TRACKS } from '@hearthway/domain/vocabulary';
import { useLocation } from '@tanstack/react-router';
import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { useMe } from '../member/me.ts';
import { cn } from '../ui/cn.ts';
import { HomeLink, type NavItem, NavLink } from './nav-link.tsx';

const items: readonly NavItem[] = [
  { to: '/action', label: 'Action', fullName: 'Today and this week' },
  ...TRACKS.map((track) => ({
    to: TRACK_ROUTES[track],
    label: track,
    fullName: TRACK_NAMES[track],
  })),
  { to: '/resources', label: 'Resources', fullName: 'Everything to read' },
  { to: '/progress', label: 'Progress', fullName: 'Your wellness map' },
  { to: '/track', label: 'Track', fullName: 'Scorecard and streaks' },
  // On wide screens the greeting links to the account instead.
  { to: '/account', label: 'Account', fullName: 'You and your settings', className: 'xl:hidden' },
];

const FOOTER_LINKS: readonly NavItem[] = [
  { to: '/help', label: 'Get help now', fullName: 'Someone to talk to, day and night' },
  { to: '/terms', label: 'Terms & Conditions', fullName: 'And how we treat your data' },
];

/** At the desk, the menu for members would only be in the way. */
export function MemberNav({ isDesk }: { isDesk: boolean }) {
  const path = useLocation({ select: (location) => location.pathname });
  const role = useMe().data?.role ?? 'member';
  const [openOn, setOpenOn] = useState<string | null>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  // The menu belongs to the page on which it was opened, so following a link closes it.
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
          'absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] animate-fade flex-col gap-1 overflow-y-auto border-line border-b bg-paper p-3 shadow-lifted xl:static xl:flex xl:max-h-none xl:animate-none xl:flex-row xl:gap-0.5 xl:overflow-visible xl:border-0 xl:p-0 xl:shadow-none',
          open ? 'flex' : 'hidden',
        )}
      >
        <HomeLink />
        {role !== 'member' && <NavLink to="/admin" label="Desk" fullName="The practice’s desk" />}
        {items
          .filter(({ to }) => !isDesk || to === '/account')
          .map((place) => (
            <NavLink key={place.to} {...place} />
          ))}
        {/* Members see no footer on phones, so the menu contains its links. */}
        {FOOTER_LINKS.map((place) => (
          <NavLink key={place.to} {...place} className="md:hidden" />
        ))}
      </nav>
    </div>
  );
}
