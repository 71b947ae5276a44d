import { TABLE_ACCESS } from '../db/access.ts';
import type { TestApp } from './test-app.ts';

export const OWN_TABLES = Object.entries(TABLE_ACCESS)
  .filter(([, { member }]) => member === 'own' || member === 'own, append')
  .map(([table]) => table);

const SAMPLE_ROWS: Record<string, string> = {
  'public.consents': `insert into consents (user_id, kind, version) values ($1, 'terms', '2025-01')`,
  'public.daily_checkins': `insert into daily_checkins (user_id, date, sleep) values ($1, '2026-11-15', 1)`,
  'public.reports': `insert into reports (user_id, kind, week_start, report_text, meta)
    values ($1, 'daily_gratitude', '2026-11-15', 'Daily gratitude: Home', '{"version":1}')`,
  'public.user_nudge_prefs': `insert into user_nudge_prefs (user_id, hidden_rules) values ($1, '{R4_RELN}')`,
  'public.user_offers': `with offer as (insert into offers (title) values ('An offer') returning id)
    insert into user_offers (user_id, offer_id, seen_at) select $1, id, now() from offer`,
  'public.quiz_results': `insert into quiz_results (user_id, version, responses, scores, recommended_path)
    values ($1, 'v2.0', '{}', '{}', 'SHJ')`,
  'public.workshop_progress': `with workshop as (
      insert into resources (slug, title, body, lane)
      values ('w-' || md5(random()::text), 'Week one', 'KNOW 1', 'SHJ') returning id)
    insert into workshop_progress (user_id, resource_id) select $1, id from workshop`,
  'public.user_shj_unit_status': `insert into user_shj_unit_status (user_id, workshop_slug, unit_kind, unit_index)
    values ($1, 'start-where-you-are', 'know', 1)`,
  'public.belief_worksheets': `insert into belief_worksheets (user_id, id, at, step, belief, shows, truth,
      speaks_for, speaks_against, costs, upgraded, upgraded_truth, act)
    values ($1, gen_random_uuid(), '2026-11-15T22:00:00Z', 2, 'I am late', '', 80, '', '', '', '', 50, '')`,
  'public.breathing_sessions': `insert into breathing_sessions (user_id, id, pattern, seconds, at)
    values ($1, gen_random_uuid(), 'box', 60, '2026-11-15T22:00:00Z')`,
  'public.kept_reframes': `insert into kept_reframes (user_id, reframe, is_kept, at)
    values ($1, 'low-1', true, '2026-11-15T22:00:00Z')`,
  'public.own_reframes': `insert into own_reframes (user_id, id, feeling, text, at)
    values ($1, gen_random_uuid(), 'low', 'Rest is work too', '2026-11-15T22:00:00Z')`,
  'public.commitments': `insert into commitments (user_id, id, week, text, source)
    values ($1, gen_random_uuid(), '2026-11-09', 'Drink water', 'own')`,
  'public.commitment_ticks': `insert into commitment_ticks (user_id, commitment, day, is_done, at)
    select $1, id, '2026-11-10', true, '2026-11-15T22:00:00Z' from commitments where user_id = $1`,
  'public.streak_breaks': `insert into streak_breaks (user_id, id, first_day, last_day, at)
    values ($1, gen_random_uuid(), '2026-11-20', '2026-11-25', '2026-11-15T22:00:00Z')`,
  'public.welcome_steps': `insert into welcome_steps (user_id, step, is_skipped, at)
    values ($1, 'breath', false, '2026-11-15T22:00:00Z')`,
  'public.reading_marks': `insert into reading_marks (user_id, slug, kind, is_set, at)
    values ($1, 'sleep-basics', 'saved', true, '2026-11-15T22:00:00Z')`,
  'public.journal_entries': `insert into journal_entries (user_id, id, at, utc_offset, day, feeling, words, tags, changed_at)
    values ($1, gen_random_uuid(), '2026-11-15T22:00:00Z', 0, '2026-11-15', 4, 'A good walk', '{outdoors}', '2026-11-15T22:00:00Z')`,
  'public.journal_additions': `insert into journal_additions (user_id, id, kind, text, changed_at)
    values ($1, gen_random_uuid(), 'prompt', 'What was kind today?', '2026-11-15T22:00:00Z')`,
  'public.reminders': `insert into reminders (user_id, kind, is_on, channel, minute, days, at)
    values ($1, 'check_in', true, 'push', 1200, 127, now())`,
  'public.reminder_settings': `insert into reminder_settings (user_id, time_zone, seen_at)
    values ($1, 'Europe/Lisbon', now())`,
  'public.push_devices': `insert into push_devices (user_id, endpoint, p256dh, auth_secret, name)
    values ($1, 'https://push.example/' || gen_random_uuid(), 'key', 'secret', 'Chrome on Android')`,
  'public.hfs_urges': `insert into hfs_urges (user_id, id, at, utc_offset, wanted, strength, set_off_by, note)
    values ($1, gen_random_uuid(), '2026-11-15T22:00:00Z', 0, 'food', 7, 'stress', 'After work')`,
  'public.data_exports': `insert into data_exports (user_id, state, requested_at, expires_at)
    values ($1, 'failed', '2026-11-15T22:00:00Z', '2026-11-15T22:00:00Z')`,
  'public.experiments': `insert into experiments (user_id, id, habit, words, outcome, starts_on, plan)
    values ($1, gen_random_uuid(), 'walk_after_lunch', '', 'feeling', '2026-11-10', '10100110100101')`,
  'public.experiment_marks': `insert into experiment_marks (user_id, experiment, day, did_it, at)
    select $1, id, '2026-11-10', true, '2026-11-15T22:00:00Z' from experiments where user_id = $1`,
  'public.summary_links': `insert into summary_links (user_id, token_hash, sealed, first_day, last_day, expires_at)
    values ($1, sha256(gen_random_uuid()::text::bytea), 'sealed', '2026-10-16', '2026-11-15', '2100-01-01')`,
  'public.premium_requests': `insert into premium_requests (user_id, message, asked_at)
    values ($1, 'What does it cost?', '2026-11-15T22:00:00Z')`,
  'public.health_days': `insert into health_days (user_id, day, sleep_minutes, steps)
    values ($1, '2026-11-10', 430, 8000)`,
  'public.insights': `insert into insights (user_id, through, report, made_at)
    values ($1, '2026-11-15', '{"insights":[]}', now())`,
  'public.insight_marks': `insert into insight_marks (user_id, insight, mark, is_set, at)
    values ($1, 'all', 'private_on_home', true, now())`,
  'public.analytics_events': `insert into analytics_events (user_id, event) values ($1, 'guide_opened')`,
  'public.guide_threads': `insert into guide_threads (user_id) values ($1)`,
};

const BY_TYPE: Record<string, string> = {
  boolean: 'true',
  date: `'2026-11-15'`,
  integer: '1',
  jsonb: `'{}'`,
  smallint: '1',
  text: `'sample'`,
  'timestamp with time zone': 'now()',
  uuid: 'gen_random_uuid()',
};

export async function insertSample(
  t: Pick<TestApp, 'sql'>,
  table: string,
  userId: string,
): Promise<void> {
  await t.sql(SAMPLE_ROWS[table] ?? (await generateRow(t, table)), [userId]);
}

async function generateRow(t: Pick<TestApp, 'sql'>, table: string): Promise<string> {
  const columns = await t.sql<{ name: string; type: string }>(
    `select quote_ident(column_name) as name, data_type as type from information_schema.columns
     where table_schema || '.' || table_name = $1
       and is_nullable = 'NO' and column_default is null and column_name <> 'user_id'`,
    [table],
  );
  const names = ['user_id', ...columns.map(({ name }) => name)];
  const values = ['$1', ...columns.map(({ type }) => BY_TYPE[type] ?? 'null')];
  return `insert into ${table} (${names.join()}) values (${values.join()})`;
}
