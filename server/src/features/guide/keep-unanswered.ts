import { dayKey } from '@hearthway/domain/calendar';
import { noOpenPageAnswer, notKnownAnswer } from '@hearthway/domain/guide/not-known';
import { searchTerms } from '@hearthway/domain/guide/search-terms';
import type { PublicConfig } from '@hearthway/domain/public-config';
import { sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { toStem } from './intent/words.ts';

const MAX_WORDS = 6;

const isUnanswered = (answer: string, { links }: PublicConfig) =>
  answer === notKnownAnswer(links) || answer === noOpenPageAnswer(links);

/**
 * The words of unanswered questions show the desk which pages are missing. The desk sees only words
 * that at least five members used.
 */
export async function keepUnanswered(
  { db, who, now }: Call,
  { question, answer, config }: { question: string; answer: string; config: PublicConfig },
): Promise<void> {
  if (!isUnanswered(answer, config)) return;
  const words = searchTerms(question)
    .filter(({ word, weight }) => weight === 1 && /^[a-z]{4,30}$/.test(word))
    .slice(0, MAX_WORDS)
    .map(({ word }) => word);
  if (words.length === 0) return;
  const stems = words.map(toStem);
  await db.writeOne(who, (tx) =>
    tx.execute(sql`select app.keep_unanswered(
      ${sql.param(stems)}::text[], ${sql.param(words)}::text[], ${dayKey(now)}::date)`),
  );
}
