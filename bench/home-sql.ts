import { openEmbedded } from '@hearthway/server/db/embedded/open-embedded';
import type pg from 'pg';
import { type LoadResult, percentiles } from './load.ts';

const READS = `
  select row_to_json(profiles) as profile,
    (select json_agg(consents) from consents
      where user_id = $1 and kind = 'personalisation') as consents,
    (select json_agg(days) from (
      select date, nutrition, movement, sleep, hormonal_balance, sexual_health
      from daily_checkins where user_id = $1 and date >= $2) days) as checkins,
    (select row_to_json(user_nudge_prefs) from user_nudge_prefs where user_id = $1) as prefs,
    (select to_json(created_at) from reports where user_id = $1 and kind = 'weekly_pulse'
      order by created_at desc limit 1) as last_pulse_at,
    (select row_to_json(latest) from (
      select responses, recommended_path from quiz_results where user_id = $1
      order by created_at desc limit 1) latest) as quiz_result,
    (select json_agg(offers) from offers) as offers,
    (select json_agg(weeks) from (
      select id, slug, title, tags, "order", created_at from resources
      where lane = 'SHJ' and 'workshop' = any (tags)) weeks) as workshops,
    (select json_agg(resource_id) from workshop_progress where user_id = $1) as completed,
    (select json_agg(json_build_object('slug', workshop_slug, 'unit', unit_index))
      from user_shj_unit_status where user_id = $1 and unit_kind = 'know') as watched,
    (select count(*)::int from commitments
      where user_id = $1 and week = date_trunc('week', now())::date and review is null)
      as open_commitments,
    exists (select from reports where user_id = $1 and kind = 'daily_gratitude'
      and week_start = current_date) as has_gratitude,
    exists (select from reminders where user_id = $1 and is_on) as has_reminder
  from profiles where user_id = $1`;

const HISTORY = [
  `insert into daily_checkins
     (user_id, date, nutrition, movement, sleep, hormonal_balance, sexual_health)
   select id, current_date - day, day % 3, 1, 2, (day + 1) % 3, 1
   from unnest($1::uuid[]) id, generate_series(0, 89) day`,
  `insert into reports (user_id, kind, week_start, created_at, report_text, meta)
   select id, 'weekly_pulse', current_date - week * 7, now() - week * interval '7 days',
     'Weekly Pulse: overall 6 of 10', '{"overall": 6, "version": 1}'
   from unnest($1::uuid[]) id, generate_series(1, 10) week`,
  `insert into quiz_results (user_id, version, responses, scores, recommended_path)
   select id, 'v2.0', '{"q_gender": "female", "q_focus": ["cycle", "mood"], "q_cycle": ["pms"]}',
     '{"acuity": 58, "confidence": 66}', 'WHI'
   from unnest($1::uuid[]) id`,
  `insert into user_nudge_prefs (user_id, hidden_rules)
   select id, '{R4_RELN}' from unnest($1::uuid[]) id`,
];

async function withDatabase<T>(dataDir: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const { pool, close } = await openEmbedded(dataDir, {
    onCrash(error) {
      throw error;
    },
  });
  try {
    return await work(pool);
  } finally {
    await close();
  }
}

export const addHistory = (dataDir: string, userIds: string[]): Promise<void> =>
  withDatabase(dataDir, async (pool) => {
    for (const insert of HISTORY) await pool.query(insert, [userIds]);
  });

export const measureBareReads = (
  dataDir: string,
  userIds: string[],
  since: string,
  seconds: number,
): Promise<LoadResult> =>
  withDatabase(dataDir, async (pool) => {
    const times: number[] = [];
    const run = async (until: number) => {
      const read = async (userId: string) => {
        while (performance.now() < until) {
          const sent = performance.now();
          await pool.query({ name: 'home', text: READS, values: [userId, since] });
          times.push(performance.now() - sent);
        }
      };
      await Promise.all(userIds.map(read));
    };
    await run(performance.now() + 1000);
    times.length = 0;
    const started = performance.now();
    await run(started + seconds * 1000);
    const elapsed = (performance.now() - started) / 1000;
    return { requests: times.length, perSecond: times.length / elapsed, ...percentiles(times) };
  });
