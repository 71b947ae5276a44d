import { addDays, type DayKey } from '@hearthway/domain/calendar';
import { shortWeekday } from '@hearthway/domain/format';
import type { MonthlyReview } from '@hearthway/domain/monthly-review/contract';
import { MONTHLY_REVIEW_MESSAGES } from '@hearthway/domain/monthly-review/messages';
import { localDay } from '@hearthway/domain/reminders/local-clock';
import { REMINDER_WORDS } from '@hearthway/domain/reminders/messages';
import { PILLAR_LABELS } from '@hearthway/domain/scorecard/messages';
import type { Pillar } from '@hearthway/domain/vocabulary';
import { createLetter, type Letter, type LetterDay } from '@hearthway/domain/weekly-letter/letter';
import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { resources } from '../../db/tables/content.ts';
import { dailyCheckins } from '../../db/tables/member-records.ts';
import { hiddenPillars } from '../../db/tables/streak-settings.ts';
import type { Deps } from '../../deps.ts';
import { composeMail } from '../../mail/mail-body.ts';
import type { Mail } from '../../ports/mailer.ts';
import { type DueReminder, memberClock } from './due-reminders.ts';
import { readReviews } from './letter-reviews.ts';
import { greeting, optionalMailFields, type Recipient } from './reminder-mail.ts';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

export interface Letters {
  weeks: Map<string, Letter>;
  reviews: Map<string, MonthlyReview>;
  page: { slug: string; title: string } | undefined;
}

export async function readLetters(
  tx: Tx,
  due: readonly Pick<DueReminder, 'settings' | 'profile' | 'nudge'>[],
  now: Date,
): Promise<Letters> {
  const [first] = due;
  if (!first) return { weeks: new Map(), reviews: new Map(), page: undefined };
  const today = new Map(due.map((one) => [one.settings.userId, localDay(now, memberClock(one))]));
  const checkIns = await readCheckIns(tx, today);
  const hidden = await readHiddenPillars(tx, today);
  const weeks = [...today].map(
    ([userId, day]) =>
      [userId, createLetter(checkIns.get(userId) ?? [], day, hidden.get(userId))] as const,
  );
  return {
    weeks: new Map(weeks),
    reviews: await readReviews(tx, due, now),
    page: await readPageOfTheWeek(tx, now),
  };
}

export function letterMail(
  deps: Pick<Deps, 'config' | 'secrets'>,
  to: Recipient,
  { weeks, reviews, page }: Letters,
): Mail | null {
  const letter = weeks.get(to.userId);
  if (!letter || letter.checkIns === 0) return null;
  return buildLetterMail(deps, to, { letter, review: reviews.get(to.userId), page });
}

interface LetterParts {
  letter: Letter;
  review: MonthlyReview | undefined;
  page: Letters['page'];
}

export function buildLetterMail(
  deps: Pick<Deps, 'config' | 'secrets'>,
  to: Recipient,
  { letter, review, page }: LetterParts,
): Mail {
  const { publicUrl } = deps.config.auth;
  return composeMail({
    ...optionalMailFields(deps, to, 'weekly_letter'),
    subject: REMINDER_WORDS.weekly_letter.text,
    paragraphs: [
      greeting(to),
      `You checked in on ${letter.checkIns} of the last seven days.`,
      movedSentence(letter),
      ...(review ? reviewParagraphs(review, publicUrl) : []),
      ...(page ? [`One page to read: “${page.title}”, ${publicUrl}/resources/${page.slug}`] : []),
    ],
    chart: letter.days.map(({ date, points }) => ({
      label: shortWeekday(date),
      value: points,
      max: 10,
    })),
    button: { label: 'See your progress', href: `${publicUrl}/progress` },
    footnote:
      'You asked for this letter. It has no images from other sites and nothing that tells us whether you read it.',
    goodForMs: DAY_MS,
  });
}

async function readCheckIns(
  tx: Tx,
  today: ReadonlyMap<string, DayKey>,
): Promise<Map<string, LetterDay[]>> {
  const ids = sql.param([...today.keys()]);
  const earliest = addDays([...today.values()].toSorted()[0] ?? '', -14);
  const rows = await tx
    .select()
    .from(dailyCheckins)
    .where(
      and(sql`${dailyCheckins.userId} = any(${ids}::uuid[])`, gte(dailyCheckins.date, earliest)),
    );
  const days = rows.map(
    ({ userId, date, nutrition, movement, sleep, hormonalBalance, sexualHealth }) => ({
      userId,
      ...{ date, nutrition, movement, sleep },
      hormonal_balance: hormonalBalance,
      sexual_health: sexualHealth,
    }),
  );
  return Map.groupBy(days, ({ userId }) => userId);
}

async function readHiddenPillars(
  tx: Tx,
  today: ReadonlyMap<string, DayKey>,
): Promise<Map<string, Pillar[]>> {
  const ids = sql.param([...today.keys()]);
  const rows = await tx
    .select({ userId: hiddenPillars.userId, pillar: hiddenPillars.pillar })
    .from(hiddenPillars)
    .where(and(sql`${hiddenPillars.userId} = any(${ids}::uuid[])`, hiddenPillars.isHidden));
  const byMember = Map.groupBy(rows, ({ userId }) => userId);
  return new Map([...byMember].map(([id, own]) => [id, own.map(({ pillar }) => pillar)]));
}

async function readPageOfTheWeek(tx: Tx, now: Date) {
  const pages = await tx
    .select({ slug: resources.slug, title: resources.title })
    .from(resources)
    .where(and(eq(resources.visibility, 'public'), sql`not ('workshop' = any (${resources.tags}))`))
    .orderBy(asc(resources.slug));
  return pages[Math.floor(now.getTime() / WEEK_MS) % Math.max(1, pages.length)];
}

function reviewParagraphs({ month, sentences, link }: MonthlyReview, publicUrl: string): string[] {
  return [
    `${MONTHLY_REVIEW_MESSAGES.title(month)}: ${sentences.join(' ')}`,
    ...(link ? [`${link.label}: ${publicUrl}${link.to}`] : []),
  ];
}

function movedSentence({ moved }: Letter): string {
  if (!moved) return 'Not much changed from the week before. Steady counts too.';
  const { pillar, from, to } = moved;
  const direction = to > from ? 'went up' : 'went down';
  return `${PILLAR_LABELS[pillar]} ${direction} from ${from} to ${to} a day, out of 2.`;
}
