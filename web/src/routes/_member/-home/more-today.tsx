import { HOME_MESSAGES, todayWords } from '@hearthway/domain/home/messages';
import type { TodayItem } from '@hearthway/domain/home/today';
import ArrowRight from 'lucide-react/icons/arrow-right';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { AppLink } from '../../../brand/app-link.tsx';
import { TrackMark } from '../../../brand/track-mark.tsx';
import { cn } from '../../../ui/cn.ts';
import { todayRoute } from './today-route.ts';

interface MoreTodayProps {
  items: readonly TodayItem[];
  isWide: boolean;
}

export function MoreToday({ items, isWide }: MoreTodayProps) {
  return (
    <section
      aria-labelledby="more-today-title"
      className={cn(
        'overflow-hidden rounded-card border border-line bg-surface pb-1.5 shadow-card',
        isWide && 'mt-4 lg:mt-5',
      )}
    >
      <h2
        id="more-today-title"
        className="px-5 pt-4 pb-1.5 font-sans font-semibold text-base text-muted tracking-normal sm:px-6"
      >
        {HOME_MESSAGES.moreToday}
      </h2>
      <ul
        aria-labelledby="more-today-title"
        className={cn(isWide && items.length > 1 && 'lg:grid lg:grid-cols-2 lg:gap-x-5')}
      >
        {items.map((item) => (
          <li key={item.kind} className="flex">
            <TodayRow item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TodayRow({ item }: { item: TodayItem }) {
  const { title, text } = todayWords(item);
  return (
    <AppLink
      to={todayRoute(item)}
      className="group flex w-full items-center gap-4 px-5 py-3 transition-colors hover:bg-hover sm:px-6 focus-visible:-outline-offset-4"
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
