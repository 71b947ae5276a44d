import { addDays, type DayKey } from '@hearthway/domain/calendar';
import { wallTime } from '@hearthway/domain/reminders/local-clock';
import { REMINDER_WORDS } from '@hearthway/domain/reminders/messages';
import { PILLAR_LABELS } from '@hearthway/domain/scorecard/messages';
import { type Letter, type LetterDay, letterOf } from '@hearthway/domain/weekly-letter/letter';
import { shortWeekday } from '@hearthway/domain/writing';
import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { resources } from '../../db/tables/content.ts';
import { dailyCheckins } from '../../db/tables/member-records.ts';
import type { Deps } from '../../deps.ts';
import { mailBody } from '../../mail/mail-body.ts';
import type { Mail } from '../../ports/mailer.ts';
import type { Due } from './due-reminders.ts';
import { greeting, optional, type Recipient } from './reminder-mail.ts';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

/** What letters are made of, for all who get one now. */
export interface Letters {
  weeks: Map<string, Letter>;
  page: { slug: string; title: string } | undefined;
}

/** Two queries, however many letters there are; none where there are none. */
export async function readLetters(
  tx: Tx,
  due: readonly Pick<Due, 'reminder' | 'settings'>[],
  now: Date,
): Promise<Letters> {
  const [first] = due;
  if (!first) return { weeks: new Map(), page: undefined };
  const today = new Map(
    due.map(({ settings }) => [settings.userId, wallTime(now, settings.timeZone).day]),
  );
  const checkIns = await checkInsOf(tx, today);
  const weeks = [...today].map(
    ([userId, day]) => [userId, letterOf(checkIns.get(userId) ?? [], day)] as const,
  );
  return { weeks: new Map(weeks), page: await pageOfTheWeek(tx, now) };
}

/** The week in one picture, one thing that moved, one page to read, one button; null without a check-in. */
export function letterMail(
  deps: Pick<Deps, 'config' | 'secrets'>,
  to: Recipient,
  { weeks, page }: Letters,
): Mail | null {
  const letter = weeks.get(to.userId);
  return letter && letter.checkIns > 0 ? letterOfWeek(deps, to, letter, page) : null;
}

export function letterOfWeek(
  deps: Pick<Deps, 'config' | 'secrets'>,
  to: Recipient,
  letter: Letter,
  page: { slug: string; title: string } | undefined,
): Mail {
  const { publicUrl } = deps.config.auth;
  return mailBody({
    ...optional(deps, to, 'weekly_letter'),
    subject: REMINDER_WORDS.weekly_letter.text,
    paragraphs: [
      greeting(to),
      `You checked in on ${letter.checkIns} of the last seven days.`,
      movedSentence(letter),
      ...(page ? [`One page to read: “${page.title}”, ${publicUrl}/resources/${page.slug}`] : []),
    ],
    picture: letter.days.map(({ date, points }) => ({
      label: shortWeekday(date),
      value: points,
      most: 10,
    })),
    button: { label: 'See your progress', href: `${publicUrl}/progress` },
    footnote:
      'You asked for this letter. It holds no picture from elsewhere and nothing that tells us whether you read it.',
    goodForMs: DAY_MS,
  });
}

async function checkInsOf(
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

/** Another page every week, the same for everybody: what somebody reads is chosen by nobody. */
async function pageOfTheWeek(tx: Tx, now: Date) {
  const pages = await tx
    .select({ slug: resources.slug, title: resources.title })
    .from(resources)
    .where(and(eq(resources.visibility, 'public'), sql`not ('workshop' = any (${resources.tags}))`))
    .orderBy(asc(resources.slug));
  return pages[Math.floor(now.getTime() / WEEK_MS) % Math.max(1, pages.length)];
}

function movedSentence({ moved }: Letter): string {
  if (!moved) return 'Nothing moved much since the week before. Steady counts too.';
  const { pillar, from, to } = moved;
  const way = to > from ? 'went up' : 'went down';
  return `${PILLAR_LABELS[pillar]} ${way}, from ${from} to ${to} a day, of 2.`;
}
