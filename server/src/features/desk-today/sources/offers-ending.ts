import { dayName } from '@hearthway/domain/format';
import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { offers } from '../../../db/tables/content.ts';
import type { TodaySource } from '../today-source.ts';

const WEEK_MS = 7 * 86_400_000;

export const offersEnding: TodaySource = {
  key: 'offers-ending',
  roles: ['editor'],
  async find(tx, { now, toDay }) {
    const ending = await tx
      .select({ id: offers.id, title: offers.title, endAt: offers.endAt })
      .from(offers)
      .where(
        and(
          eq(offers.active, true),
          gt(offers.endAt, now),
          lte(offers.endAt, new Date(now.getTime() + WEEK_MS)),
        ),
      )
      .orderBy(asc(offers.endAt));
    const [first] = ending;
    if (!first) return null;
    const isOne = ending.length === 1;
    return {
      tone: 'soon',
      count: ending.length,
      title: isOne ? `The offer “${first.title}” ends within a week` : 'Offers end within a week',
      detail: isOne
        ? `On ${dayName(toDay(first.endAt ?? now))}. After that, members no longer see it.`
        : ending.map(({ title }) => `“${title}”`).join(', '),
      action: {
        label: isOne ? 'Open the offer' : 'See offers',
        path: isOne ? `/admin/offers/${first.id}` : '/admin/offers',
      },
    };
  },
};
