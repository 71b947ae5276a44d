import type { TodayLine } from '@hearthway/domain/desk-today/contract';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import CreditCard from 'lucide-react/icons/credit-card';
import FileText from 'lucide-react/icons/file-text';
import Mail from 'lucide-react/icons/mail';
import Megaphone from 'lucide-react/icons/megaphone';
import Moon from 'lucide-react/icons/moon';
import Sparkles from 'lucide-react/icons/sparkles';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { AppLink } from '../../brand/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { splitDetail } from './day-words.ts';

const tones: Record<TodayLine['tone'], string> = {
  urgent: 'bg-danger/10 text-danger',
  soon: 'bg-warm/12 text-warm',
  info: 'bg-teal/10 text-teal',
};

const icons = [
  [/payment|price/, CreditCard],
  [/premium-request/, Sparkles],
  [/membership/, CalendarClock],
  [/quiet/, Moon],
  [/invitation|mail/, Mail],
  [/offer/, Megaphone],
  [/review/, ClipboardCheck],
  [/content|change|topic/, FileText],
] as const;

const findIcon = (key: string) =>
  icons.find(([pattern]) => pattern.test(key))?.[1] ?? TriangleAlert;

interface DayLineProps {
  line: TodayLine;
  isFirst?: boolean;
}

export function DayLine({ line, isFirst = false }: DayLineProps) {
  const { key, tone, title, detail, action } = line;
  const Icon = findIcon(key);
  const canWait = tone === 'info';
  const { first, rest } = splitDetail(detail);
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-3 first:rounded-t-card last:rounded-b-card hover:bg-hover/40 sm:gap-x-4 sm:px-6">
      <span
        className={cn(
          'grid size-9 place-items-center rounded-full max-sm:mt-0.5 max-sm:self-start sm:size-10',
          tones[tone],
        )}
      >
        <Icon aria-hidden="true" className="size-4.5 sm:size-5" />
      </span>
      <div className="min-w-0">
        <p className="break-words font-semibold max-sm:text-[0.9375rem]/snug">{title}</p>
        <p className="mt-0.5 break-words text-muted text-sm max-sm:line-clamp-3">
          {first}
          {rest && <span className="max-sm:hidden"> {rest}</span>}
        </p>
      </div>
      <Button
        asChild
        variant={canWait ? 'link' : isFirst && tone === 'urgent' ? 'default' : 'outline'}
        size="sm"
        className={cn(
          'max-sm:border-0 max-sm:bg-transparent max-sm:px-0',
          !canWait && 'sm:min-w-40',
        )}
      >
        <AppLink to={action.path} className="after:absolute after:inset-0">
          <span className="max-sm:sr-only">{action.label}</span>
          <ChevronRight aria-hidden="true" className="size-5 text-muted sm:hidden" />
        </AppLink>
      </Button>
    </li>
  );
}
