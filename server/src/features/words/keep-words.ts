import {
  MAX_NUDGE,
  type SaveWordRequest,
  type WordsResponse,
} from '@hearthway/domain/words/contract';
import { WORDS_TEXT } from '@hearthway/domain/words/messages';
import { eq } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { words } from '../../db/tables/words.ts';
import { HttpProblem } from '../../http/problem.ts';
import { shippedWords } from './shipped-words.ts';

export async function listWords({ db, who }: Call): Promise<WordsResponse> {
  const rows = await db.asEditor(who, (tx) => tx.select().from(words));
  const own = new Map(rows.map(({ key, text }) => [key, text]));
  const shipped = await shippedWords();
  return { words: shipped.map((word) => ({ ...word, own: own.get(word.key) ?? null })) };
}

/** Says something in other words, or as shipped again. */
export async function saveWord(
  call: Call,
  { key, known, own }: SaveWordRequest,
): Promise<WordsResponse> {
  const { db, who, now } = call;
  await db.asEditor(who, async (tx) => {
    const word = (await shippedWords()).find((each) => each.key === key);
    if (!word) throw new HttpProblem(404, 'words_not_found', WORDS_TEXT.notFound);
    if (word.group === 'nudge' && (own?.length ?? 0) > MAX_NUDGE) {
      throw new HttpProblem(400, 'too_long', WORDS_TEXT.nudgeTooLong);
    }
    // Before the first change there is no row to hold: two first changes meet at the key.
    const [before] = await tx.select().from(words).where(eq(words.key, key)).for('update');
    if ((before?.text ?? null) !== known) throw changedMeanwhile();
    if (own === null || own === word.shipped) {
      await tx.delete(words).where(eq(words.key, key));
    } else if (before) {
      await tx.update(words).set({ text: own, changedAt: now }).where(eq(words.key, key));
    } else {
      const values = { key, text: own, changedAt: now };
      const made = await tx.insert(words).values(values).onConflictDoNothing().returning();
      if (made.length === 0) throw changedMeanwhile();
    }
  });
  return listWords(call);
}

const changedMeanwhile = () =>
  new HttpProblem(409, 'changed_meanwhile', WORDS_TEXT.changedMeanwhile);
