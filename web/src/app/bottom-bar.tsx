import { Link, type LinkProps, useLocation } from '@tanstack/react-router';
import BookOpen from 'lucide-react/icons/book-open';
import ChartLine from 'lucide-react/icons/chart-line';
import CircleCheck from 'lucide-react/icons/circle-check';
import House from 'lucide-react/icons/house';
import UserRound from 'lucide-react/icons/user-round';
import type { ComponentType, SVGProps } from 'react';
import { cn } from '../ui/cn.ts';

interface BarItem {
  to: LinkProps['to'];
  label: string;
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  covers: RegExp;
}

const items: readonly BarItem[] = [
  { to: '/home', label: 'Home', icon: House, covers: /^\/home/ },
  { to: '/action', label: 'Action', icon: CircleCheck, covers: /^\/(action|journal)/ },
  { to: '/progress', label: 'Progress', icon: ChartLine, covers: /^\/(progress|track)/ },
  {
    to: '/shj/workshops',
    label: 'Learn',
    icon: BookOpen,
    covers: /^\/(shj|mhi|whi|intimabalance|resources)/,
  },
  { to: '/account', label: 'You', icon: UserRound, covers: /^\/account/ },
];

export function BottomBar() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <nav
      aria-label="Every day"
      data-bottom-bar
      className="print:hidden fixed inset-x-0 bottom-0 z-40 grid grid-cols-5 border-line border-t bg-paper pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)] md:hidden"
    >
      {items.map(({ to, label, icon: Icon, covers }) => (
        <Link
          key={label}
          to={to}
          className={cn(
            'flex min-h-15 touch-manipulation flex-col items-center justify-center gap-0.5 font-semibold text-xs focus-visible:-outline-offset-4',
            covers.test(path) ? 'text-teal' : 'text-muted',
          )}
        >
          <Icon aria-hidden="true" className="size-5.5" />
          {label}
        </Link>
      ))}
    </nav>
  );
}
