import { type DayKey, dayKey, isTodaySomewhere, mondayOf } from '@hearthway/domain/calendar';
import { GRATITUDE_LABELS, savedGratitude } from '@hearthway/domain/gratitude/gratitude-choice';
import type { OwnNumbers } from '@hearthway/domain/guide/own-numbers';
import { membershipSummary } from '@hearthway/domain/membership/summary';
import { membershipStatus } from '@hearthway/domain/membership/texts';
import type { PublicConfig } from '@hearthway/domain/public-config';
import { historyStart } from '@hearthway/domain/scorecard/streaks';
import { trackInSentence } from '@hearthway/domain/vocabulary';
import { readPulse } from '@hearthway/domain/weekly-pulse/pulse-entry';
import { pulseStatus } from '@hearthway/domain/weekly-pulse/pulse-gate';
import { PULSE_HISTORY_WEEKS } from '@hearthway/domain/weekly-pulse/pulse-week';
import { and, desc, eq, gte, lte } from 'drizzle-orm';
import { commitments } from '../../db/tables/commitments.ts';
import { dailyCheckins, reports } from '../../db/tables/member-records.ts';
import { breaksSince, hiddenOf } from '../../member/streak-settings.ts';
import type { Reader } from './read-pages.ts';

const MAX_GRATITUDES = 14;

/** What the member recorded; row-level security leaves nobody else's. */
export async function readOwnNumbers(
  { tx, now, asker: { workshops, profile } }: Pick<Reader, 'tx' | 'now' | 'asker'>,
  given: DayKey | undefined,
  words: PublicConfig['words'] = {},
): Promise<OwnNumbers> {
  const today = given && isTodaySomewhere(given, now) ? given : dayKey(now);
  const { date } = dailyCheckins;
  const kept = (kind: 'weekly_pulse' | 'daily_gratitude', count: number) =>
    tx
      .select()
      .from(reports)
      .where(eq(reports.kind, kind))
      .orderBy(desc(reports.weekStart), desc(reports.createdAt))
      .limit(count);
  const checkins = await tx
    .select()
    .from(dailyCheckins)
    .where(and(gte(date, historyStart(today)), lte(date, today)))
    .orderBy(desc(date));
  const pulses = await kept('weekly_pulse', PULSE_HISTORY_WEEKS);
  const gratitudes = await kept('daily_gratitude', MAX_GRATITUDES);
  const meant = await tx
    .select({ text: commitments.text, review: commitments.review })
    .from(commitments)
    .where(eq(commitments.week, mondayOf(today)));
  const settings = {
    breaks: await breaksSince(tx, historyStart(today)),
    hidden: await hiddenOf(tx),
  };
  const lastPulseAt = pulses.reduce<Date | null>(
    (last, { createdAt }) => (last && last > createdAt ? last : createdAt),
    null,
  );
  const membership = membershipSummary(profile, now);
  const next = workshops.find(({ status }) => status === 'unlocked')?.workshop;
  return {
    today,
    settings,
    days: checkins.map(({ hormonalBalance, sexualHealth, ...day }) => ({
      ...day,
      hormonal_balance: hormonalBalance,
      sexual_health: sexualHealth,
    })),
    pulses: pulses.map(readPulse),
    nextPulseAt: pulseStatus(lastPulseAt, now).nextEligibleAt,
    lastPulseAt,
    gratitudes: gratitudes.flatMap(({ weekStart, meta }) => {
      const choice = savedGratitude(meta);
      return choice
        ? [{ date: weekStart, label: words[`gratitude:${choice}`] ?? GRATITUDE_LABELS[choice] }]
        : [];
    }),
    focus: profile.focus,
    workshops: {
      completed: workshops.filter(({ status }) => status === 'completed').length,
      all: workshops.length,
      next: next ? { title: next.title, path: `/shj/workshops/${next.slug}` } : null,
    },
    membership:
      membershipStatus(membership) +
      (membership.isPremiumActive && membership.remainingDays !== null
        ? ` ${membership.remainingDays} days are left.`
        : ''),
    track: trackInSentence(profile.recommendedPath),
    commitments: meant.filter(({ review }) => review !== 'let_go').map(({ text }) => text),
  };
}
