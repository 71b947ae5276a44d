import { TRACK_NAMES, TRACK_ROUTES, TRACKS, type Track } from '@hearthway/domain/vocabulary';
import { useLocation } from '@tanstack/react-router';
import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useMe } from '../member/me.ts';
import { useOnDemand } from '../ui/use-on-demand.ts';
import { MenuLink } from './menu-link.tsx';

const loadPhoneMenu = () => import('./phone-menu.tsx');
const PhoneMenu = lazy(loadPhoneMenu);

const CAPTIONS: Record<Track, string> = {
  SHJ: 'Journey',
  MHI: 'Men',
  WHI: 'Women',
  IBC: 'Intimacy',
};

const items = [
  { to: '/action', label: 'Action', fullName: 'Today and this week' },
  ...TRACKS.map((track) => ({
    to: TRACK_ROUTES[track],
    label: track,
    fullName: TRACK_NAMES[track],
    caption: CAPTIONS[track],
  })),
  { to: '/resources', label: 'Resources', fullName: 'Everything to read' },
  { to: '/progress', label: 'Progress', fullName: 'Your wellness map' },
  { to: '/track', label: 'Track', fullName: 'Scorecard and streaks' },
] as const;

export function MemberNav() {
  const path = useLocation({ select: (location) => location.pathname });
  const hasDesk = (useMe().data?.role ?? 'member') !== 'member';
  const [openOn, setOpenOn] = useState<string | null>(null);
  const menu = useOnDemand(loadPhoneMenu);
  const toggle = useRef<HTMLButtonElement>(null);
  const open = menu.isOpen && openOn === path;

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

  async function openMenu() {
    if (await menu.open()) setOpenOn(path);
  }

  return (
    <div className="order-3 xl:order-2">
      <button
        ref={toggle}
        type="button"
        aria-expanded={open}
        aria-controls={open ? 'phone-menu' : undefined}
        aria-label={open ? 'Close menu' : 'Open menu'}
        onClick={() => (open ? setOpenOn(null) : void openMenu())}
        className="grid size-11 place-items-center rounded-control hover:bg-hover aria-expanded:bg-hover xl:hidden"
      >
        {open ? (
          <X aria-hidden="true" className="size-5" />
        ) : (
          <Menu aria-hidden="true" className="size-5" />
        )}
      </button>
      {open && (
        <Suspense>
          <PhoneMenu hasDesk={hasDesk} onClose={() => setOpenOn(null)} />
        </Suspense>
      )}
      <nav aria-label="Main" className="hidden gap-0.5 xl:flex">
        <MenuLink to="/home" label="Home" fullName="Your day" />
        {hasDesk && <MenuLink to="/admin" label="Desk" fullName="The practice’s desk" />}
        {items.map((place) => (
          <MenuLink key={place.to} {...place} />
        ))}
      </nav>
    </div>
  );
}
