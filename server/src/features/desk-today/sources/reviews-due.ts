import { dateName } from '@hearthway/domain/format';
import { and, asc, eq, isNull, lte, or } from 'drizzle-orm';
import { resources } from '../../../db/tables/content.ts';
import { listNames } from '../list-names.ts';
import type { TodaySource } from '../today-source.ts';

export const reviewsDue: TodaySource = {
  key: 'reviews-due',
  roles: ['editor'],
  async find(tx, { now, toDay }) {
    const { id, title, visibility, publishAt, reviewDueOn } = resources;
    const due = await tx
      .select({ id, title, dueOn: reviewDueOn })
      .from(resources)
      .where(
        and(
          eq(visibility, 'public'),
          or(isNull(publishAt), lte(publishAt, now)),
          lte(reviewDueOn, toDay(now)),
        ),
      )
      .orderBy(asc(reviewDueOn), asc(title));
    const [first] = due;
    if (!first) return null;
    const isOne = due.length === 1;
    return {
      tone: 'soon',
      count: due.length,
      title: isOne
        ? `“${first.title}” is due for a clinical review`
        : `${due.length} clinical reviews are due`,
      detail: isOne
        ? `Due on ${dateName(first.dueOn ?? toDay(now))}. Members can see who reviewed a page and when.`
        : `${listNames(due.map((page) => `“${page.title}”`))}. The first was due on ${dateName(first.dueOn ?? toDay(now))}.`,
      action: {
        label: isOne ? 'Open the page' : 'See the pages',
        path: isOne ? `/admin/content/${first.id}` : '/admin/content?show=review',
      },
    };
  },
};
