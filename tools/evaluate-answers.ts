import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { dayKey, mondayOf } from '@hearthway/domain/calendar';
import { CLINICAL_OPENING } from '@hearthway/domain/guide/clinical-answer';
import { crisisAnswerIn } from '@hearthway/domain/guide/crisis-answer';
import { helpAnswer } from '@hearthway/domain/guide/help-answer';
import { NOT_KNOWN } from '@hearthway/domain/guide/messages';
import { HALF_KNOWN, NO_PAGE_OF_OURS } from '@hearthway/domain/guide/not-known';
import { OWN_SUBJECTS, ownAnswer } from '@hearthway/domain/guide/own-numbers';
import { smallTalkIn } from '@hearthway/domain/guide/small-talk';
import { SPOKES } from '@hearthway/domain/vocabulary';
import { type KnownQuestion, questionsOf, readHelp } from '@hearthway/server/db/seed/content-files';
import { corpusOf } from '@hearthway/server/features/guide/corpus';
import { readAsker } from '@hearthway/server/features/guide/read-asker';
import { readOwnNumbers } from '@hearthway/server/features/guide/read-own-numbers';
import { callApi } from '@hearthway/server/testing/api';
import { completeWorkshops } from '@hearthway/server/testing/complete-workshops';
import { signUpMember } from '@hearthway/server/testing/factories';
import { ask, linksOf } from '@hearthway/server/testing/guide/ask';
import { createTestApp } from '@hearthway/server/testing/test-app';
import { loadTestContent } from '@hearthway/server/testing/test-content';

/**
 * Asks the guide every question of a set, as a member who may open every free page and let it speak
 * of their numbers, and prints how many answers were right, by kind, and which were not.
 * `node tools/evaluate-answers.ts [--set file.tsv]… [--brief]`
 */
const FOLLOW_UP = '⏎';
const ALIASES = new URL('../content/guide/help-topics.json', import.meta.url);
/** To choose by, and the last sets that were looked at. */
const KNOWN_SETS = [
  'threshold',
  'looked-at',
  'looked-at-second',
  'looked-at-third',
  'looked-at-fourth',
  'looked-at-fifth',
  'looked-at-sixth',
  'looked-at-seventh',
  'looked-at-eighth',
  'looked-at-ninth',
  'looked-at-tenth',
  'looked-at-eleventh',
  'looked-at-twelfth',
  'looked-at-thirteenth',
  'kept',
].map((name) =>
  fileURLToPath(new URL(`../server/src/testing/guide/${name}-questions.tsv`, import.meta.url)),
);

const ROWS: Readonly<Record<string, string>> = {
  health: 'health, right page first',
  uncovered: 'health without a page of ours',
  product: 'product',
  own: 'own numbers',
  clinical: 'clinical, led on',
  outside: 'outside, declined',
  smalltalk: 'small talk',
  followup: 'follow-ups',
};

/** What may be said to a health question that no page answers. */
const IS_NOT_QUOTED: ReadonlySet<string> = new Set([
  'outside',
  'half known',
  'uncovered',
  'clinical',
]);

const { values } = parseArgs({
  options: { set: { type: 'string', multiple: true }, brief: { type: 'boolean' } },
});
const sets = values.set ?? KNOWN_SETS;

const t = await createTestApp();
await loadTestContent(t);
const member = await signUpMember(t);
await completeWorkshops(t, member);
await recordSomething();
const help = new Map(
  (await readHelp()).map(({ front, body }) => [helpAnswer(body, t.deps.config.public), front.id]),
);
const numbers = await ownTexts();
/** What writers of questions call a topic, and the help answers that are right for it. */
const topics = JSON.parse(await readFile(ALIASES, 'utf8')) as Record<string, string[]>;

/** Numbers of which no two are answered alike. */
async function recordSomething(): Promise<void> {
  const today = dayKey(t.clock.now());
  await callApi(t, member, 'PUT', '/account/consent', { granted: true });
  await t.sql(
    `insert into daily_checkins (user_id, date, nutrition, movement, sleep, hormonal_balance, sexual_health)
     values ($1, $2, 2, 1, 2, 1, 0)`,
    [member.userId, today],
  );
  const scores = (spokes: readonly string[]) =>
    Object.fromEntries(spokes.map((spoke, index) => [spoke, index]));
  await t.sql(
    `insert into reports (user_id, kind, week_start, created_at, report_text, meta)
     values ($1, 'weekly_pulse', $2, $3, 'Weekly Pulse', $4)`,
    [
      member.userId,
      mondayOf(today),
      t.clock.now(),
      { physical: scores(SPOKES.physical), mental: scores(SPOKES.mental), spiritual: {} },
    ],
  );
}

async function ownTexts(): Promise<Map<string, string>> {
  const now = t.clock.now();
  const { db } = t.deps;
  const asker = await db.read(member.session, (tx) => readAsker({ tx, now }, null));
  const corpus = await corpusOf(db, asker.corpusVersion);
  const own = await readOwnNumbers({ db, who: member.session, now, asker, corpus }, undefined);
  return new Map(OWN_SUBJECTS.map((about) => [about, ownAnswer(about, own)]));
}

/** Whoever is asked whether they are safe says that they are, and is answered then. */
async function answerTo(text: string): Promise<{ answer: string; wasAsked: boolean }> {
  let threadId: string | null = null;
  let answer = '';
  let wasAsked = false;
  for (const message of text.split(FOLLOW_UP)) {
    ({ answer, thread_id: threadId } = await ask(t, member, message.trim(), threadId));
    if (crisisAnswerIn(answer) === 'ask') {
      wasAsked = true;
      ({ answer, thread_id: threadId } = await ask(t, member, message.trim(), threadId, true));
    }
    // Otherwise nobody could say which message was the later one.
    t.clock.advance(1);
  }
  return { answer, wasAsked };
}

interface Read {
  kind: string;
  /** What it is about, by every name that it may have. */
  about: string[];
}

/** What an answer turned out to be. */
function readAnswer(answer: string): Read {
  if (crisisAnswerIn(answer)) return { kind: `crisis ${crisisAnswerIn(answer)}`, about: [] };
  if (answer.startsWith(NOT_KNOWN)) return { kind: 'outside', about: [] };
  if (answer.startsWith(HALF_KNOWN)) return { kind: 'half known', about: pagesOf(answer) };
  if (answer.startsWith(NO_PAGE_OF_OURS)) return { kind: 'uncovered', about: pagesOf(answer) };
  if (answer.startsWith(CLINICAL_OPENING)) return { kind: 'clinical', about: [] };
  const talk = smallTalkIn(answer);
  if (talk) return { kind: 'smalltalk', about: [talk] };
  const id = help.get(answer.split('\n\nNext: ')[0] ?? '');
  if (id) return { kind: 'product', about: [id] };
  const own = [...numbers].filter(([, text]) => text === answer).map(([about]) => about);
  if (own.length > 0) return { kind: 'own', about: own };
  return { kind: 'health', about: pagesOf(answer).slice(0, 1) };
}

const pagesOf = (answer: string) => linksOf(answer).map((page) => page.split('/').at(-1) ?? '');

const isKnown = (name: string) => numbers.has(name) || [...help.values()].includes(name);

function isRight({ kind, about }: KnownQuestion, got: Read): boolean {
  const isAbout = (wanted: readonly string[]) => wanted.some((name) => got.about.includes(name));
  switch (kind) {
    // "These pages come closest" names the right page first or it does not.
    case 'health':
      return about[0] === '-' ? IS_NOT_QUOTED.has(got.kind) : about.includes(got.about[0] ?? '');
    case 'uncovered':
      return IS_NOT_QUOTED.has(got.kind);
    case 'followup':
      return isAbout(about.flatMap((topic) => [topic, ...(topics[topic] ?? [])]));
    // A sudden sign of illness may be answered by the emergency numbers: that leads on as well.
    case 'clinical':
      return got.kind === 'clinical' || got.kind === 'crisis alarm';
    // "Are you a robot?" is small talk and about the product, whichever it is taken for.
    case 'product':
      return (
        (got.kind === kind || got.kind === 'smalltalk') &&
        isAbout(about.flatMap((topic) => [topic, ...(topics[topic] ?? [])]))
      );
    // Some writers have names of their own for numbers; what is not recorded, help says.
    case 'own':
      return isAbout(about) || (got.kind === kind && !about.some(isKnown));
    default:
      return got.kind === kind;
  }
}

for (const file of sets) {
  const missed: string[] = [];
  const table = new Map<string, { right: number; all: number; asked: number }>();
  for (const question of questionsOf(await readFile(file, 'utf8'))) {
    const hasNoPage = question.kind === 'health' && question.about[0] === '-';
    const row = hasNoPage ? 'uncovered' : question.kind;
    const { answer, wasAsked } = await answerTo(question.text);
    const got = readAnswer(answer);
    const count = table.get(row) ?? { right: 0, all: 0, asked: 0 };
    table.set(row, count);
    count.all++;
    if (wasAsked) count.asked++;
    if (isRight(question, got)) count.right++;
    else
      missed.push(
        `${row} ${question.about.join('|')}: ${question.text} → ${got.kind} ${got.about.join('|')}`,
      );
  }
  console.info(`\n${file}\n`);
  for (const [row, { right, all, asked }] of table) {
    console.info(
      `${(ROWS[row] ?? row).padEnd(32)} ${right} of ${all}  ${Math.round((100 * right) / all)} %${asked ? `  (${asked} asked first whether they are safe)` : ''}`,
    );
  }
  if (!values.brief && missed.length > 0) console.info(`\nMissed:\n${missed.join('\n')}`);
}
await t.close();
