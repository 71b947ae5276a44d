import type { TodayItem } from '@hearthway/domain/home/today';

export function todayRoute(item: TodayItem): string {
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
