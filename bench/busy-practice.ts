import { openPostgres } from '@hearthway/server/db/open-postgres';
import { createPractice, type Practice } from './admin-lookup.ts';
import type { Workbench } from './bench.ts';

const YEAR_OF_DATA = [
  `update profiles p set first_name = 'First' || n % 4000, last_name = 'Last' || n % 90000,
     created_at = now() - (n % 730) * interval '1 day' - (n % 86400) * interval '1 second',
     tier = case n % 10 when 0 then 'premium_plus' when 1 then 'premium' else 'free' end,
     recommended_path = (array['SHJ', 'MHI', 'WHI', 'IBC'])[1 + n % 4]
   from (select user_id, row_number() over (order by user_id)::int as n from profiles where role = 'member') m
   where m.user_id = p.user_id`,
  `create table members_here as
   select user_id, row_number() over (order by user_id)::int as n from profiles where role = 'member'`,
  `insert into daily_checkins (user_id, date, sleep, movement)
   select user_id, current_date - week * 7 - day, 1, 2
   from members_here, generate_series(0, 11) week, (values (0), (2)) d (day) where n % 3 = 0
   order by user_id, 2`,
  `insert into reports (user_id, kind, week_start, report_text, meta)
   select user_id, 'weekly_pulse', date_trunc('week', current_date)::date - week * 7, '',
     jsonb_build_object('overall', n % 10)
   from members_here, generate_series(0, 11) week where n % 6 = 0 order by user_id`,
  `insert into quiz_results (user_id, version, responses, scores, recommended_path, created_at)
   select user_id, '1', '{}', '{}', (array['SHJ', 'MHI', 'WHI', 'IBC'])[1 + n % 4],
     now() - (n % 365) * interval '1 day'
   from members_here where n % 2 = 0`,
  `insert into analytics_events (user_id, event, created_at)
   select user_id, event, now() - (n % 120) * interval '1 day'
   from members_here, (values ('nudge_shown'), ('nudge_dismissed'), ('page_viewed')) e (event)
   where n % 3 = 1`,
  `insert into user_offers (user_id, offer_id, seen_at, clicked_at)
   select user_id, o.id, now() - (n % 120) * interval '1 day', case when n % 8 = 0 then now() end
   from members_here, (select id from offers order by id limit 2) o where n % 2 = 0`,
  `insert into workshop_progress (user_id, resource_id)
   select user_id, r.id from members_here, (select id from resources order by id limit 6) r where n % 10 = 0`,
  `insert into user_shj_unit_status (user_id, workshop_slug, unit_kind, unit_index)
   select user_id, 'start-where-you-are', 'know', 1 from members_here where n % 5 = 0`,
  'drop table members_here',
  'vacuum analyze',
  'checkpoint',
];

export async function createBusyPractice(members: number, workbench: Workbench): Promise<Practice> {
  const practice = await createPractice(members, workbench);
  const engine = openPostgres(practice.url, { max: 1 });
  await engine.asOwner(async (client) => {
    await client.query('set session_replication_role = replica');
    for (const step of YEAR_OF_DATA) await client.query(step);
  });
  await engine.close();
  workbench.report(`created a year of data for ${members.toLocaleString('en')} members`);
  return practice;
}
