import { todayWords } from '@hearthway/domain/home/messages';
import type { TodayItem } from '@hearthway/domain/home/today';
import { TRACK_ROUTES } from '@hearthway/domain/vocabulary';
import ArrowRight from 'lucide-react/icons/arrow-right';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { AppLink } from '../../../brand/app-link.tsx';
import { cn } from '../../../ui/cn.ts';

/** Rows for a thumb on a phone, three tiles side by side where there is room. */
export function TodayList({ items }: { items: readonly TodayItem[] }) {
  return (
    <ul className="grid overflow-hidden rounded-card border border-line bg-surface shadow-card max-lg:divide-y max-lg:divide-line lg:grid-cols-3 lg:divide-x lg:divide-line">
      {items.map((item) => (
        <li key={item.kind} className="flex">
          <TodayTile item={item} />
        </li>
      ))}
    </ul>
  );
}

function TodayTile({ item }: { item: TodayItem }) {
  const { title, text, action } = todayWords(item);
  const Icon = item.done ? CircleCheck : CircleDashed;
  return (
    <AppLink
      to={destination(item)}
      className="group flex w-full items-center gap-4 p-5 transition-colors hover:bg-hover focus-visible:-outline-offset-4 lg:items-stretch lg:p-6"
    >
      <Icon
        aria-hidden="true"
        className={cn('size-6 shrink-0 lg:mt-0.5', item.done ? 'text-shj' : 'text-edge')}
      />
      <span className="flex grow flex-col">
        <span className="block font-semibold">{title}</span>
        <span className="block text-muted text-sm">{text}</span>
        <span className="mt-auto hidden items-center gap-1.5 pt-3 font-semibold text-sm text-teal lg:flex">
          {action}
          <ArrowRight
            aria-hidden="true"
            className="size-4 transition-transform group-hover:translate-x-1"
          />
        </span>
      </span>
      <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-teal lg:hidden" />
    </AppLink>
  );
}

function destination(item: TodayItem): string {
  switch (item.kind) {
    case 'checkin':
      return '/action#today';
    case 'pulse':
      return '/action#weekly';
    case 'path':
      return item.done ? TRACK_ROUTES[item.track] : '/path';
  }
}
