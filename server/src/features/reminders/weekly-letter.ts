import { addDays, dayNumber } from '@hearthway/domain/calendar';
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
import { greeting, optional, type Recipient } from './reminder-mail.ts';

const DAY_MS = 86_400_000;

/** The week in one picture, one thing that moved, one page to read, one button; null without a check-in. */
export async function letterMail(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'secrets'>,
  to: Recipient,
  { today }: { today: string },
): Promise<Mail | null> {
  const letter = letterOf(await checkInsOf(tx, to.userId, addDays(today, -14)), today);
  if (letter.checkIns === 0) return null;
  return letterOfWeek(deps, to, letter, await pageOfTheWeek(tx, today));
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

async function checkInsOf(tx: Tx, userId: string, from: string): Promise<LetterDay[]> {
  const rows = await tx
    .select()
    .from(dailyCheckins)
    .where(and(eq(dailyCheckins.userId, userId), gte(dailyCheckins.date, from)));
  return rows.map(({ date, nutrition, movement, sleep, hormonalBalance, sexualHealth }) => ({
    date,
    nutrition,
    movement,
    sleep,
    hormonal_balance: hormonalBalance,
    sexual_health: sexualHealth,
  }));
}

/** Another page every week, the same for everybody: what somebody reads is chosen by nobody. */
async function pageOfTheWeek(tx: Tx, today: string) {
  const pages = await tx
    .select({ slug: resources.slug, title: resources.title })
    .from(resources)
    .where(and(eq(resources.visibility, 'public'), sql`not ('workshop' = any (${resources.tags}))`))
    .orderBy(asc(resources.slug));
  return pages[Math.floor(dayNumber(today) / 7) % Math.max(1, pages.length)];
}

function movedSentence({ moved }: Letter): string {
  if (!moved) return 'Nothing moved much since the week before. Steady counts too.';
  const { pillar, from, to } = moved;
  const way = to > from ? 'went up' : 'went down';
  return `${PILLAR_LABELS[pillar]} ${way}, from ${from} to ${to} a day, of 2.`;
}
