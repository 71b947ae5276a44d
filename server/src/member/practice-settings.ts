import { eq, like } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { practiceSettings } from '../db/tables/practice-settings.ts';

export async function readPracticeSetting(tx: Tx, key: string, shipped: string): Promise<string> {
  const [own] = await tx
    .select({ text: practiceSettings.text })
    .from(practiceSettings)
    .where(eq(practiceSettings.key, key));
  return own?.text ?? shipped;
}

export const nudgeKey = (key: string) => `nudge:${key}`;
export const helpKey = (id: string) => `help:${id}`;

export const readOwnNudges = (tx: Tx) => readByPrefix(tx, nudgeKey(''));
export const readOwnHelp = (tx: Tx) => readByPrefix(tx, helpKey(''));

async function readByPrefix(tx: Tx, prefix: string): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select()
    .from(practiceSettings)
    .where(like(practiceSettings.key, `${prefix}%`));
  return new Map(rows.map(({ key, text }) => [key.slice(prefix.length), text]));
}
