import { addDays, type DayKey, startOfWeek } from '@hearthway/domain/calendar';
import type { Consent } from '@hearthway/domain/consent/personalisation';
import { createFilm, filmMinutes } from '@hearthway/domain/films/film';
import {
  getJourney,
  type Journey,
  type NextFilm,
  nextFilmPlace,
} from '@hearthway/domain/home/journey';
import type { PathSources } from '@hearthway/domain/home/path-reason';
import type { InsightMarks } from '@hearthway/domain/insights/contract';
import { type MarkRow, toMarks } from '@hearthway/domain/insights/marks';
import { type Insight, insightReport } from '@hearthway/domain/insights/report';
import type { NudgePrefs } from '@hearthway/domain/nudge-card/prefs';
import type { Offer } from '@hearthway/domain/offers/offer';
import type { ShortRead } from '@hearthway/domain/resources/short-read';
import type { Checkin, CheckinHistoryResponse } from '@hearthway/domain/scorecard/contract';
import { parseHiddenPillars } from '@hearthway/domain/scorecard/score';
import type { StreakBreak } from '@hearthway/domain/scorecard/streak-break';
import type { WelcomeRecord } from '@hearthway/domain/welcome/steps';
import { parseWorkshopBody } from '@hearthway/domain/workshops/workshop-body';
import { sortWorkshops } from '@hearthway/domain/workshops/workshop-order';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { type JsonRow, toRow } from '../../db/json-row.ts';
import { prepareQuery } from '../../db/prepare-query.ts';
import { consents } from '../../db/tables/auth.ts';
import { offers, resources } from '../../db/tables/content.ts';
import { quizResults } from '../../db/tables/quiz-results.ts';
import { userNudgePrefs } from '../../db/tables/user-nudge-prefs.ts';
import { NO_NUDGE_PREFS } from '../../member/nudge-prefs.ts';
import { PROFILE_JSON, type Profile, toProfile } from '../../member/profile.ts';
import { SHORT_READS_JSON, type ShortReadJson, toShortReads } from '../../member/short-reads.ts';
import { isWorkshop } from '../../member/workshop-places.ts';

export interface HomeRow {
  profile: Profile;
  consents: Consent[];
  checkins: Checkin[];
  settings: Pick<CheckinHistoryResponse, 'breaks' | 'hidden'>;
  prefs: NudgePrefs;
  reviewSeenFor: DayKey | null;
  lastPulseAt: Date | null;
  quizResult: PathSources['quizResult'];
  offers: Offer[];
  journey: Journey;
  film: NextFilm | null;
  openCommitments: number;
  hasGratitude: boolean;
  hasExperiment: boolean;
  welcome: { step: WelcomeRecord; at: Date }[];
  reads: ShortRead[];
  insights: Insight[];
  insightMarks: InsightMarks;
  feelings: [DayKey, number][];
}

type RawRow = {
  profile: JsonRow;
  consents: JsonRow[] | null;
  checkins: Checkin[] | null;
  breaks: StreakBreak[] | null;
  hidden: string[] | null;
  prefs: JsonRow | null;
  last_pulse_at: string | null;
  quiz_result: JsonRow | null;
  offers: JsonRow[] | null;
  workshops: JsonRow[] | null;
  completed: string[] | null;
  watched: { slug: string; unit: number }[] | null;
  open_commitments: number;
  has_gratitude: boolean;
  has_experiment: boolean;
  welcome: { step: WelcomeRecord; at: string }[] | null;
  reads: ShortReadJson[] | null;
  insights: unknown;
  insight_marks: MarkRow[] | null;
  feelings: [DayKey, number][] | null;
};

interface HomeMoment {
  since: DayKey;
  today: DayKey;
  now: Date;
  isDebug: boolean;
}

type HomeValues = Omit<HomeMoment, 'now'> & { now: string; week: DayKey; weekAgo: DayKey };

const MAX_OFFERS = 200;

/**
 * Reads everything for Home in one statement. On the embedded database, this takes half as long as
 * seven statements.
 */
const readEverything = prepareQuery((db) => {
  const value = (name: keyof HomeValues) => sql.placeholder(name);
  return db.execute<RawRow>(sql`
  select ${PROFILE_JSON} as profile,
    (select json_agg(consents) from consents where kind = 'personalisation') as consents,
    (select json_agg(days) from (
      select date, nutrition, movement, sleep, hormonal_balance, sexual_health
      from daily_checkins where date >= ${value('since')} and date <= ${value('today')}
      order by date desc) days) as checkins,
    (select json_agg(json_build_object('id', id, 'firstDay', first_day, 'lastDay', last_day))
      from streak_breaks where last_day >= ${value('since')}) as breaks,
    (select json_agg(pillar) from hidden_pillars where is_hidden) as hidden,
    (select row_to_json(user_nudge_prefs) from user_nudge_prefs) as prefs,
    (select to_json(created_at) from reports where kind = 'weekly_pulse'
      order by created_at desc limit 1) as last_pulse_at,
    (select row_to_json(quiz_results) from quiz_results
      order by created_at desc limit 1) as quiz_result,
    (select json_agg(best) from (select * from offers
      where ${value('isDebug')}::boolean or (active and (start_at is null or start_at <= ${value('now')}::timestamptz)
        and (end_at is null or end_at >= ${value('now')}::timestamptz))
      order by priority desc, created_at desc limit ${MAX_OFFERS}) best) as offers,
    (select json_agg(weeks) from (
      select ${resources.id}, ${resources.slug}, ${resources.title}, ${resources.tags},
        ${resources.order}, ${resources.createdAt}
      from ${resources} where ${isWorkshop}) weeks) as workshops,
    (select json_agg(resource_id) from workshop_progress) as completed,
    (select json_agg(json_build_object('slug', workshop_slug, 'unit', unit_index))
      from user_shj_unit_status where unit_kind = 'know') as watched,
    (select count(*)::int from commitments
      where week = ${value('week')} and review is null) as open_commitments,
    exists (select from experiments where stopped_on is null and starts_on <= ${value('today')}
      and ${value('today')}::date < starts_on + length(plan)) as has_experiment,
    exists (select from reports
      where kind = 'daily_gratitude' and week_start = ${value('today')}) as has_gratitude,
    (select json_agg(json_build_object('step', step, 'at', at)) from welcome_steps) as welcome,
    ${SHORT_READS_JSON} as reads,
    (select report -> 'insights' from insights) as insights,
    (select json_agg(json_build_object('insight', insight, 'mark', mark))
      from insight_marks where is_set) as insight_marks,
    (select json_agg(json_build_array(day, feeling)) from journal_entries
      where feeling is not null and day > ${value('weekAgo')} and day <= ${value('today')}) as feelings
  from profiles`);
});

export async function readHomeRow(tx: Tx, moment: HomeMoment): Promise<HomeRow> {
  const { today, now } = moment;
  const values: HomeValues = {
    ...moment,
    now: now.toISOString(),
    week: startOfWeek(today),
    weekAgo: addDays(today, -7),
  };
  const { rows } = await readEverything(tx, values);
  const [row] = rows;
  if (!row) throw new Error('the signed-in member has no profile');
  const workshops = sortWorkshops((row.workshops ?? []).map((json) => toRow(resources, json)));
  const journey = getJourney(workshops, row.completed ?? [], row.watched ?? []);
  const mayBegin = row.quiz_result !== null || toProfile(row.profile).lastQuickTag !== null;
  const place =
    journey.state === 'under_way' || mayBegin ? nextFilmPlace(workshops, journey) : null;
  return {
    profile: toProfile(row.profile),
    consents: (row.consents ?? []).map((json) => toRow(consents, json)),
    checkins: row.checkins ?? [],
    settings: { breaks: row.breaks ?? [], hidden: parseHiddenPillars(row.hidden ?? []) },
    prefs: row.prefs ? toRow(userNudgePrefs, row.prefs) : NO_NUDGE_PREFS,
    reviewSeenFor: row.prefs ? toRow(userNudgePrefs, row.prefs).reviewSeenFor : null,
    lastPulseAt: row.last_pulse_at ? new Date(row.last_pulse_at) : null,
    quizResult: row.quiz_result && toRow(quizResults, row.quiz_result),
    offers: (row.offers ?? []).map((json) => toRow(offers, json)),
    journey,
    film: await readNextFilm(tx, place),
    openCommitments: row.open_commitments,
    hasGratitude: row.has_gratitude,
    hasExperiment: row.has_experiment,
    welcome: (row.welcome ?? []).map(({ step, at }) => ({ step, at: new Date(at) })),
    reads: toShortReads(row.reads),
    insights: insightReport.shape.insights.catch([]).parse(row.insights ?? []),
    insightMarks: toMarks(row.insight_marks ?? []),
    feelings: row.feelings ?? [],
  };
}

/**
 * Reading the texts of all workshops would slow down Home, so only the next workshop's text is
 * read.
 */
async function readNextFilm(
  tx: Tx,
  place: ReturnType<typeof nextFilmPlace>,
): Promise<NextFilm | null> {
  if (!place) return null;
  const [workshop] = await tx
    .select({ body: resources.body })
    .from(resources)
    .where(and(isWorkshop, eq(resources.slug, place.slug)))
    .limit(1);
  const part = parseWorkshopBody(workshop?.body ?? '').know[place.unit - 1];
  if (!part) return { ...place, title: null, minutes: null };
  const hasOwnVideo = /<[a-z]/i.test(part.body);
  const title = part.title ?? place.workshop;
  const minutes = hasOwnVideo ? null : filmMinutes(createFilm(title, part.body));
  return { ...place, title: part.title, minutes };
}
