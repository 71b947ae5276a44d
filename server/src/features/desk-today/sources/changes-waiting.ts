import { dateName } from '@hearthway/domain/format';
import { asc, eq, sql } from 'drizzle-orm';
import { pageDrafts, resources } from '../../../db/tables/content.ts';
import { listNames } from '../list-names.ts';
import type { TodaySource } from '../today-source.ts';

export const changesWaiting: TodaySource = {
  key: 'changes-waiting',
  roles: ['editor'],
  async find(tx, { toDay }) {
    const waiting = await tx
      .select({
        id: resources.id,
        savedAt: pageDrafts.savedAt,
        savedBy: pageDrafts.savedBy,
        title: sql<string>`${pageDrafts.fields} ->> 'title'`,
      })
      .from(pageDrafts)
      .innerJoin(resources, eq(resources.id, pageDrafts.resourceId))
      .orderBy(asc(pageDrafts.savedAt));
    const [first] = waiting;
    if (!first) return null;
    const isOne = waiting.length === 1;
    return {
      tone: 'info',
      count: waiting.length,
      title: isOne
        ? `Changes to “${first.title}” are waiting to be published`
        : `Changes to ${waiting.length} pages are waiting to be published`,
      detail: isOne
        ? `Saved on ${dateName(toDay(first.savedAt))}${first.savedBy ? ` by ${first.savedBy}` : ''}. Members still see the previous version.`
        : `${listNames(waiting.map((page) => `“${page.title}”`))}. Members still see the previous versions.`,
      action: {
        label: isOne ? 'Review them' : 'See the pages',
        path: isOne ? `/admin/content/${first.id}` : '/admin/content?show=waiting',
      },
    };
  },
};
