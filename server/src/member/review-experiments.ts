import { type SQL, sql } from 'drizzle-orm';

export const reviewExperimentsJson = (userId: SQL, since: SQL): SQL => sql`
  (select coalesce(json_agg(json_build_object('id', e.id, 'habit', e.habit, 'words', e.words,
      'outcome', e.outcome, 'startsOn', e.starts_on, 'plan', e.plan, 'stoppedOn', e.stopped_on)
      order by e.starts_on desc), '[]')
    from experiments e where e.user_id = ${userId} and e.starts_on >= ${since})`;
