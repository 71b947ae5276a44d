import { HOME_MESSAGES, todayWords } from '@hearthway/domain/home/messages';
import type { TodayItem } from '@hearthway/domain/home/today';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { AppLink } from '../../../brand/app-link.tsx';
import { TrackMark } from '../../../brand/track-mark.tsx';
import { cn } from '../../../ui/cn.ts';
import { todayRoute } from './today-route.ts';

export function MoreToday({ items }: { items: readonly TodayItem[] }) {
  return (
    <details className="group/more rounded-card border border-line bg-surface shadow-card">
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-3 rounded-card px-5 font-semibold hover:bg-hover [&::-webkit-details-marker]:hidden">
        {HOME_MESSAGES.moreToday}
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-muted transition-transform group-open/more:rotate-180"
        />
      </summary>
      <ul
        aria-label={HOME_MESSAGES.moreToday}
        className="divide-y divide-line border-line border-t"
      >
        {items.map((item) => (
          <li key={item.kind} className="flex">
            <TodayRow item={item} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function TodayRow({ item }: { item: TodayItem }) {
  const { title, text } = todayWords(item);
  return (
    <AppLink
      to={todayRoute(item)}
      className="group flex w-full items-center gap-4 px-5 py-4 transition-colors last:rounded-b-card hover:bg-hover focus-visible:-outline-offset-4"
    >
      <TodayMark item={item} />
      <span className="flex min-w-0 grow flex-col">
        <span className="block font-semibold">{title}</span>
        {text && <span className="block text-muted text-sm">{text}</span>}
      </span>
      <ArrowRight
        aria-hidden="true"
        className="size-5 shrink-0 text-teal transition-transform group-hover:translate-x-1"
      />
    </AppLink>
  );
}

function TodayMark({ item }: { item: TodayItem }) {
  if (item.kind === 'path')
    return <TrackMark track={item.track} className="-mx-0.5 size-7 shrink-0" />;
  if (item.kind === 'journey') return <TrackMark track="SHJ" className="-mx-0.5 size-7 shrink-0" />;
  const Icon = item.done ? CircleCheck : CircleDashed;
  return (
    <Icon
      aria-hidden="true"
      className={cn('size-6 shrink-0', item.done ? 'text-shj' : 'text-edge')}
    />
  );
}
