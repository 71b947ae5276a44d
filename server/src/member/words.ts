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
export async function ownNudges(tx: Tx): Promise<ReadonlyMap<string, string>> {
  const prefix = nudgeWords('');
  const rows = await tx
    .select()
    .from(words)
    .where(like(words.key, `${prefix}%`));
  return new Map(rows.map(({ key, text }) => [key.slice(prefix.length), text]));
}
