import { eq, like } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { words } from '../db/tables/words.ts';

/** What the practice says in this place, or what was shipped. */
export async function wordsOf(tx: Tx, key: string, shipped: string): Promise<string> {
  const [own] = await tx.select({ text: words.text }).from(words).where(eq(words.key, key));
  return own?.text ?? shipped;
}

export const nudgeWords = (key: string) => `nudge:${key}`;
export const helpWords = (id: string) => `help:${id}`;

/** The nudges that the practice words itself, by their own keys. */
export const ownNudges = (tx: Tx) => ownWords(tx, nudgeWords(''));
/** The help answers that it words itself, by their ids. */
export const ownHelp = (tx: Tx) => ownWords(tx, helpWords(''));

async function ownWords(tx: Tx, prefix: string): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select()
    .from(words)
    .where(like(words.key, `${prefix}%`));
  return new Map(rows.map(({ key, text }) => [key.slice(prefix.length), text]));
}
