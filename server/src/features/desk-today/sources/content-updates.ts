import { sql } from 'drizzle-orm';
import type { TodaySource } from '../today-source.ts';

export const contentUpdates: TodaySource = {
  key: 'content-updates',
  roles: ['editor'],
  async find(tx) {
    const { rows } = await tx.execute<{ pages: number; offers: number }>(sql`
      select (select count(*)::int from resources r join shipped_content s
          on s.kind = 'resource' and s.key = r.slug
          left join page_drafts d on d.resource_id = r.id
          where r.is_desks and s.hash is distinct from coalesce(d.content_hash, r.content_hash)) as pages,
        (select count(*)::int from offers o join shipped_content s
          on s.kind = 'offer' and s.key = o.id::text
          where o.is_desks and s.hash is distinct from o.content_hash) as offers`);
    const { pages = 0, offers = 0 } = rows[0] ?? {};
    const all = pages + offers;
    if (all === 0) return null;
    return {
      tone: 'info',
      count: all,
      title: all === 1 ? 'An update to your content' : 'Updates to your content',
      detail: 'The latest version of the app has new text for pages you’ve edited.',
      action: { label: 'Compare', path: pages > 0 ? '/admin/content' : '/admin/offers' },
    };
  },
};
