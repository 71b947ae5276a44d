import type { ProfileRecord } from '@hearthway/domain/account/me';
import type { DayKey } from '@hearthway/domain/calendar';
import type { Consent } from '@hearthway/domain/consent/personalisation';
import type { PathSources } from '@hearthway/domain/home/path-reason';
import type { NudgePrefs } from '@hearthway/domain/nudge-card/prefs';
import type { Offer } from '@hearthway/domain/offers/offer';
import type { DayRecord } from '@hearthway/domain/scorecard/streaks';
import { sql } from 'drizzle-orm';
import type { QueryResult } from 'pg';
import type { Tx } from '../../db/database.ts';

/** What Postgres hands over as JSON: its own column names, instants as text. */
type Json<Row> = { [Key in keyof Row as Snake<Key & string>]: AsJson<Row[Key]> };
type AsJson<Value> = Value extends Date ? string : Value;
type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : Name;

interface Profile extends ProfileRecord, Pick<PathSources, 'lastQuickTag' | 'signals'> {}

export interface HomeRow {
  profile: Profile;
  consents: Consent[];
  checkins: DayRecord[];
  prefs: NudgePrefs;
  lastPulseAt: Date | null;
  quizResult: PathSources['quizResult'];
  offers: Offer[];
}

interface RawRow extends Record<string, unknown> {
  profile: Json<Profile>;
  consents: Json<Consent>[] | null;
  checkins: DayRecord[] | null;
  prefs: Json<NudgePrefs> | null;
  last_pulse_at: string | null;
  quiz_result: Json<NonNullable<PathSources['quizResult']>> | null;
  offers: Json<Offer>[] | null;
}

/**
 * Everything home is made of in one statement: on the embedded database seven statements cost twice
 * the time of one. Whole rows are asked for by the table's name, so that an older database, which
 * lacks some columns of profiles, can answer too. Row-level security leaves the member's own rows.
 */
const statement = (since: DayKey) => sql<RawRow>`
  select row_to_json(profiles) as profile,
    (select json_agg(consents) from consents where kind = 'personalisation') as consents,
    (select json_agg(days) from (
      select date, nutrition, movement, sleep, hormonal_balance, sexual_health
      from daily_checkins where date >= ${since}) days) as checkins,
    (select row_to_json(user_nudge_prefs) from user_nudge_prefs) as prefs,
    (select to_json(created_at) from reports where kind = 'weekly_pulse'
      order by created_at desc limit 1) as last_pulse_at,
    (select row_to_json(latest) from (
      select responses, recommended_path from quiz_results
      order by created_at desc limit 1) latest) as quiz_result,
    (select json_agg(offers) from offers) as offers
  from profiles`;

export async function readHomeRow(tx: Tx, since: DayKey): Promise<HomeRow> {
  const { rows } = (await tx.execute(statement(since))) as unknown as QueryResult<RawRow>;
  const [row] = rows;
  if (!row) throw new Error('a signed-in member has no profile');
  return {
    profile: profileOf(row.profile),
    consents: (row.consents ?? []).map((consent) => ({ ...consent, at: new Date(consent.at) })),
    checkins: row.checkins ?? [],
    prefs: prefsOf(row.prefs),
    lastPulseAt: instant(row.last_pulse_at),
    quizResult: row.quiz_result && {
      responses: row.quiz_result.responses,
      recommendedPath: row.quiz_result.recommended_path,
    },
    offers: (row.offers ?? []).map(offerOf),
  };
}

/** Missing where the database is older than the column, or the value is not set. */
const instant = (text: string | null | undefined) => (text ? new Date(text) : null);

function profileOf(profile: Json<Profile>): Profile {
  return {
    userId: profile.user_id,
    email: profile.email ?? null,
    firstName: profile.first_name,
    lastName: profile.last_name,
    role: profile.role,
    gender: profile.gender,
    recommendedPath: profile.recommended_path,
    tier: profile.tier,
    premiumStartedAt: instant(profile.premium_started_at),
    premiumExpiresAt: instant(profile.premium_expires_at),
    lastQuickTag: profile.last_quick_tag,
    signals: profile.signals,
  };
}

/** Nobody has a row before their first action or nudge. */
function prefsOf(prefs: Json<NudgePrefs> | null): NudgePrefs {
  return {
    snoozeUntil: instant(prefs?.snooze_until),
    hiddenRules: prefs?.hidden_rules ?? [],
    dailyLastShown: prefs?.daily_last_shown ?? null,
    lastRuleShown: prefs?.last_rule_shown ?? null,
  };
}

function offerOf(offer: Json<Offer>): Offer {
  return {
    id: offer.id,
    title: offer.title,
    body: offer.body,
    ctaText: offer.cta_text,
    ctaRoute: offer.cta_route,
    ctaUrl: offer.cta_url,
    imageUrl: offer.image_url,
    smallLogoUrl: offer.small_logo_url,
    priority: offer.priority,
    startAt: instant(offer.start_at),
    endAt: instant(offer.end_at),
    active: offer.active,
    createdAt: new Date(offer.created_at),
    segmentFilter: offer.segment_filter,
  };
}
