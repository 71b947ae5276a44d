import type {
  SaveWordRequest,
  WordHistoryResponse,
  WordsResponse,
} from '@hearthway/domain/words/contract';
import { WORDS_TEXT } from '@hearthway/domain/words/messages';
import { wrongWith } from '@hearthway/domain/words/word-form';
import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import type { Tx } from '../../db/database.ts';
import { words, wordVersions } from '../../db/tables/words.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { ShippedWord } from './shipped-words.ts';

/** One of the two desks that choose words: who gets in, and which words there are. */
export interface WordsDesk {
  enter: <T>(call: Call, work: (tx: Tx) => Promise<T>) => Promise<T>;
  shipped: () => Promise<ShippedWord[]>;
  /** What is wrong with a text beside its form, as things stand; null where nothing is. */
  check?: (tx: Tx, word: ShippedWord, text: string) => Promise<string | null>;
  /** The same, where somebody outside has to be asked: that may take a while. */
  ask?: (word: ShippedWord, text: string) => Promise<string | null>;
  /** What else follows a change, in its transaction. */
  follow?: (tx: Tx, word: ShippedWord, change: { from: string; to: string }) => Promise<void>;
}

/** Of one place; nobody looks further back. */
const KEPT_VERSIONS = 50;

export async function listWords(desk: WordsDesk, call: Call): Promise<WordsResponse> {
  const rows = await desk.enter(call, (tx) => tx.select().from(words));
  const own = new Map(rows.map(({ key, text }) => [key, text]));
  const shipped = await desk.shipped();
  return { words: shipped.map((word) => ({ ...word, own: own.get(word.key) ?? null })) };
}

/** Says something in other words, or as shipped again. */
export async function saveWord(
  desk: WordsDesk,
  call: Call,
  { key, known, own }: SaveWordRequest,
): Promise<WordsResponse> {
  const { now } = call;
  if (own !== null) await askOutside(desk, call, { key, own });
  await desk.enter(call, async (tx) => {
    const word = await findWord(desk, key);
    const wrong =
      own === null ? null : (wrongWith(own, word) ?? (await desk.check?.(tx, word, own)));
    if (wrong) throw new HttpProblem(400, 'invalid_words', wrong);
    // Before the first change there is no row to hold: two first changes meet at the key.
    const [before] = await tx.select().from(words).where(eq(words.key, key)).for('update');
    const stood = before?.text ?? null;
    const text = own === word.shipped ? null : own;
    if (stood !== known) throw changedMeanwhile();
    if (stood === text) return;
    if (text === null) {
      await tx.delete(words).where(eq(words.key, key));
    } else if (before) {
      await tx.update(words).set({ text, changedAt: now }).where(eq(words.key, key));
    } else {
      const values = { key, text, changedAt: now };
      const made = await tx.insert(words).values(values).onConflictDoNothing().returning();
      if (made.length === 0) throw changedMeanwhile();
    }
    await keepVersion(tx, { key, text, savedAt: now }, word);
    const { shipped } = word;
    await desk.follow?.(tx, word, { from: stood ?? shipped, to: text ?? shipped });
  });
  return listWords(desk, call);
}

/** Only for those who may change it, and before the change: no transaction waits for others. */
async function askOutside(
  desk: WordsDesk,
  call: Call,
  { key, own }: { key: string; own: string },
): Promise<void> {
  if (!desk.ask) return;
  const { words: all } = await listWords(desk, call);
  const word = all.find((each) => each.key === key);
  if (!word || wrongWith(own, word)) return;
  const wrong = await desk.ask(word, own);
  if (wrong) throw new HttpProblem(400, 'invalid_words', wrong);
}

/** What was said in a place, the latest first. */
export async function readHistory(
  desk: WordsDesk,
  call: Call,
  { key }: { key: string },
): Promise<WordHistoryResponse> {
  const versions = await desk.enter(call, async (tx) => {
    await findWord(desk, key);
    return tx
      .select({
        text: wordVersions.text,
        savedAt: wordVersions.savedAt,
        savedBy: wordVersions.savedBy,
      })
      .from(wordVersions)
      .where(eq(wordVersions.key, key))
      .orderBy(desc(wordVersions.id));
  });
  return { versions: versions.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() })) };
}

async function findWord(desk: WordsDesk, key: string): Promise<ShippedWord> {
  const word = (await desk.shipped()).find((each) => each.key === key);
  if (!word) throw new HttpProblem(404, 'words_not_found', WORDS_TEXT.notFound);
  return word;
}

async function keepVersion(
  tx: Tx,
  version: { key: string; text: string | null; savedAt: Date },
  { form }: ShippedWord,
): Promise<void> {
  await tx
    .insert(wordVersions)
    .values({ ...version, savedBy: sql`coalesce(app.own_first_name(), '')` });
  // Somebody may pay a former price for years; it still says for which plan.
  if (form === 'price') return;
  const [oldest] = await tx
    .select({ id: wordVersions.id })
    .from(wordVersions)
    .where(eq(wordVersions.key, version.key))
    .orderBy(desc(wordVersions.id))
    .offset(KEPT_VERSIONS)
    .limit(1);
  if (!oldest) return;
  await tx
    .delete(wordVersions)
    .where(and(eq(wordVersions.key, version.key), lte(wordVersions.id, oldest.id)));
}

const changedMeanwhile = () =>
  new HttpProblem(409, 'changed_meanwhile', WORDS_TEXT.changedMeanwhile);
