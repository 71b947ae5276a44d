import { todayWords } from '@hearthway/domain/home/messages';
import type { TodayItem } from '@hearthway/domain/home/today';
import ArrowRight from 'lucide-react/icons/arrow-right';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { AppLink } from '../../../brand/app-link.tsx';
import { TrackMark } from '../../../brand/track-mark.tsx';
import { cn } from '../../../ui/cn.ts';

export function DueList({ items }: { items: readonly TodayItem[] }) {
  return (
    <ul
      aria-label="Today besides"
      className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-card empty:hidden"
    >
      {items.map((item) => (
        <li key={item.kind} className="flex">
          <DueRow item={item} />
        </li>
      ))}
    </ul>
  );
}

function DueRow({ item }: { item: TodayItem }) {
  const { title, text } = todayWords(item);
  return (
    <AppLink
      to={destination(item)}
      className="group flex w-full items-center gap-4 px-5 py-4 transition-colors hover:bg-hover focus-visible:-outline-offset-4"
    >
      <DueMark item={item} />
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

function DueMark({ item }: { item: TodayItem }) {
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

function destination(item: TodayItem): string {
  switch (item.kind) {
    case 'checkin':
    case 'gratitude':
      return '/action#today';
    case 'pulse':
      return '/action#weekly';
    case 'path':
      return item.next?.to ?? '/path';
    case 'journey':
      return item.next.to;
  }
}
