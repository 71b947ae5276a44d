import type { DayKey } from '@hearthway/domain/calendar';
import type { Consent } from '@hearthway/domain/consent/personalisation';
import type { PathSources } from '@hearthway/domain/home/path-reason';
import type { NudgePrefs } from '@hearthway/domain/nudge-card/prefs';
import type { Offer } from '@hearthway/domain/offers/offer';
import type { DayRecord } from '@hearthway/domain/scorecard/streaks';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { type JsonRow, rowOf } from '../../db/json-row.ts';
import { consents } from '../../db/tables/auth.ts';
import { offers } from '../../db/tables/content.ts';
import { quizResults } from '../../db/tables/quiz-results.ts';
import { userNudgePrefs } from '../../db/tables/user-nudge-prefs.ts';
import { NO_NUDGE_PREFS } from '../../member/nudge-prefs.ts';
import { PROFILE_JSON, type Profile, profileOf } from '../../member/profile.ts';

export interface HomeRow {
  profile: Profile;
  consents: Consent[];
  checkins: DayRecord[];
  prefs: NudgePrefs;
  lastPulseAt: Date | null;
  quizResult: PathSources['quizResult'];
  offers: Offer[];
}

type RawRow = {
  profile: JsonRow;
  consents: JsonRow[] | null;
  checkins: DayRecord[] | null;
  prefs: JsonRow | null;
  last_pulse_at: string | null;
  quiz_result: JsonRow | null;
  offers: JsonRow[] | null;
};

/**
 * Everything home is made of in one statement: on the embedded database seven statements cost twice
 * the time of one. Row-level security leaves the member's own rows.
 */
const statement = (since: DayKey) => sql`
  select ${PROFILE_JSON} as profile,
    (select json_agg(consents) from consents where kind = 'personalisation') as consents,
    (select json_agg(days) from (
      select date, nutrition, movement, sleep, hormonal_balance, sexual_health
      from daily_checkins where date >= ${since}) days) as checkins,
    (select row_to_json(user_nudge_prefs) from user_nudge_prefs) as prefs,
    (select to_json(created_at) from reports where kind = 'weekly_pulse'
      order by created_at desc limit 1) as last_pulse_at,
    (select row_to_json(quiz_results) from quiz_results
      order by created_at desc limit 1) as quiz_result,
    (select json_agg(offers) from offers) as offers
  from profiles`;

export async function readHomeRow(tx: Tx, since: DayKey): Promise<HomeRow> {
  const { rows } = await tx.execute<RawRow>(statement(since));
  const [row] = rows;
  if (!row) throw new Error('a signed-in member has no profile');
  return {
    profile: profileOf(row.profile),
    consents: (row.consents ?? []).map((json) => rowOf(consents, json)),
    checkins: row.checkins ?? [],
    prefs: row.prefs ? rowOf(userNudgePrefs, row.prefs) : NO_NUDGE_PREFS,
    lastPulseAt: row.last_pulse_at ? new Date(row.last_pulse_at) : null,
    quizResult: row.quiz_result && rowOf(quizResults, row.quiz_result),
    offers: (row.offers ?? []).map((json) => rowOf(offers, json)),
  };
}
