import { TRACK_NAMES, TRACK_ROUTES, TRACKS } from '@hearthway/domain/vocabulary';
import { Link, type LinkProps } from '@tanstack/react-router';
import BookOpen from 'lucide-react/icons/book-open';
import ChartLine from 'lucide-react/icons/chart-line';
import CircleCheck from 'lucide-react/icons/circle-check';
import FileText from 'lucide-react/icons/file-text';
import House from 'lucide-react/icons/house';
import LayoutList from 'lucide-react/icons/layout-list';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import ListChecks from 'lucide-react/icons/list-checks';
import UserRound from 'lucide-react/icons/user-round';
import type { ComponentType } from 'react';
import { TrackMark } from '../brand/track-mark.tsx';

interface Place {
  to: LinkProps['to'];
  label: string;
  about: string;
  icon: ComponentType<{ className?: string }>;
}

interface Group {
  title: string;
  places: Place[];
}

const day: Place[] = [
  { to: '/home', label: 'Home', about: 'Your day', icon: House },
  { to: '/action', label: 'Action', about: 'Today and this week', icon: CircleCheck },
  { to: '/track', label: 'Track', about: 'Scorecard and streaks', icon: ListChecks },
  { to: '/progress', label: 'Progress', about: 'Your wellness map', icon: ChartLine },
];

const learn: Place[] = [
  ...TRACKS.map((track) => ({
    to: TRACK_ROUTES[track],
    label: TRACK_NAMES[track],
    about: track,
    icon: ({ className }: { className?: string }) => (
      <TrackMark track={track} className={className} />
    ),
  })),
  { to: '/resources', label: 'Resources', about: 'Everything to read', icon: BookOpen },
];

const account: Place = {
  ...{ to: '/account', label: 'Account', about: 'You and your settings', icon: UserRound },
};
const terms: Place = {
  ...{ to: '/terms', label: 'Terms & Conditions', about: 'And our privacy policy', icon: FileText },
};
const desk: Place = {
  ...{ to: '/admin', label: 'Desk', about: 'The practice’s desk', icon: LayoutList },
};

interface PhoneMenuProps {
  hasDesk: boolean;
  onClose: () => void;
}

export default function PhoneMenu({ hasDesk, onClose }: PhoneMenuProps) {
  const you = [...(hasDesk ? [desk] : []), account, terms];
  const groups: Group[] = [
    { title: 'Your day', places: day },
    { title: 'Learn and get care', places: learn },
    { title: 'You', places: you },
  ];
  return (
    <>
      <div
        aria-hidden="true"
        onClick={onClose}
        className="absolute inset-x-0 top-full z-50 h-dvh animate-fade bg-[#0b1416]/55 xl:hidden"
      />
      <nav
        id="phone-menu"
        aria-label="Main"
        className="absolute inset-x-0 top-full z-51 max-h-[calc(100dvh-4rem)] animate-fade overflow-y-auto overscroll-contain rounded-b-card bg-paper px-3 pt-2 pb-4 shadow-lifted md:columns-2 md:gap-6 md:px-6 xl:hidden"
      >
        <Link
          to="/help"
          className="flex min-h-12 break-inside-avoid items-center gap-3 rounded-control bg-teal/10 px-3 font-semibold text-teal"
        >
          <LifeBuoy aria-hidden="true" className="size-5 shrink-0" />
          <span className="shrink-0">Get help now</span>{' '}
          <span className="ml-auto text-right font-normal text-ink text-sm leading-tight">
            Someone to talk to, day and night
          </span>
        </Link>
        {groups.map(({ title, places }) => (
          <div key={title} className="break-inside-avoid">
            <p aria-hidden="true" className="px-3 pt-3 pb-0.5 font-bold text-muted text-sm">
              {title}
            </p>
            <ul aria-label={title}>
              {places.map((place) => (
                <li key={place.label}>
                  <MenuRow {...place} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </>
  );
}

function MenuRow({ to, label, about, icon: Icon }: Place) {
  return (
    <Link
      to={to}
      className="group flex min-h-12 items-center gap-3 rounded-control px-3 leading-tight hover:bg-hover aria-[current=page]:bg-teal/10"
    >
      <span aria-hidden="true" className="grid size-6 shrink-0 place-items-center text-teal">
        <Icon className="size-5.5" />
      </span>
      <span className="font-semibold group-aria-[current=page]:text-teal">{label} </span>
      <span className="ml-auto text-right text-muted text-sm">{about}</span>
    </Link>
  );
}
