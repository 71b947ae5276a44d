import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { dayKey, startOfWeek } from '@hearthway/domain/calendar';
import { CLINICAL_OPENING } from '@hearthway/domain/guide/clinical-answer';
import type { GuideResponse } from '@hearthway/domain/guide/contract';
import { isQuietLine } from '@hearthway/domain/guide/crisis-answer';
import { fillHelpAnswer } from '@hearthway/domain/guide/help-answer';
import { NOT_KNOWN } from '@hearthway/domain/guide/messages';
import { noOpenPageAnswer } from '@hearthway/domain/guide/not-known';
import { OWN_NUMBER_TOPICS, ownNumbersAnswer } from '@hearthway/domain/guide/own-numbers';
import { findSmallTalk } from '@hearthway/domain/guide/small-talk';
import { SPOKES } from '@hearthway/domain/vocabulary';
import { readHelp } from '@hearthway/server/db/seed/content-files';
import { getCorpus } from '@hearthway/server/features/guide/corpus';
import { readAsker } from '@hearthway/server/features/guide/read-asker';
import { readOwnNumbers } from '@hearthway/server/features/guide/read-own-numbers';
import { callApi } from '@hearthway/server/testing/api';
import { completeWorkshops } from '@hearthway/server/testing/complete-workshops';
import { signUpMember } from '@hearthway/server/testing/factories';
import { ask, findLinks } from '@hearthway/server/testing/guide/ask';
import {
  type KnownQuestion,
  parseQuestions,
} from '@hearthway/server/testing/guide/known-questions';
import { createTestApp } from '@hearthway/server/testing/test-app';
import { loadTestContent } from '@hearthway/server/testing/test-content';

const FOLLOW_UP = '⏎';
const ALIASES = new URL('./sets/help-topics.json', import.meta.url);
const SETS = fileURLToPath(new URL('./sets/questions/', import.meta.url));

const ROWS: Readonly<Record<string, string>> = {
  health: 'health, right page first',
  uncovered: 'health without a page of ours',
  product: 'product',
  own: 'own numbers',
  clinical: 'clinical, referred',
  outside: 'outside, declined',
  smalltalk: 'small talk',
  followup: 'follow-ups',
};

const UNCOVERED_ANSWERS: ReadonlySet<string> = new Set(['outside', 'choices', 'clinical']);

const { values } = parseArgs({
  options: { set: { type: 'string', multiple: true }, brief: { type: 'boolean' } },
});
const sets = values.set ?? readdirSync(SETS).map((name) => join(SETS, name));

const t = await createTestApp();
await loadTestContent(t);
const member = await signUpMember(t);
await completeWorkshops(t, member);
await recordSampleData();
const help = new Map(
  (await readHelp()).map(({ front, body }) => [
    fillHelpAnswer(body, t.deps.config.public),
    front.id,
  ]),
);
const { links } = t.deps.config.public;
const numbers = await readOwnAnswers();
const topics = JSON.parse(await readFile(ALIASES, 'utf8')) as Record<string, string[]>;

async function recordSampleData(): Promise<void> {
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
      startOfWeek(today),
      t.clock.now(),
      { physical: scores(SPOKES.physical), mental: scores(SPOKES.mental), spiritual: {} },
    ],
  );
}

async function readOwnAnswers(): Promise<Map<string, string>> {
  const now = t.clock.now();
  const { db } = t.deps;
  const asker = await db.read(member.session, (tx) => readAsker({ tx, now }, null));
  const corpus = await getCorpus(db, asker.corpusVersion);
  const own = await readOwnNumbers({ db, who: member.session, now, asker, corpus }, undefined);
  return new Map(OWN_NUMBER_TOPICS.map((about) => [about, ownNumbersAnswer(about, own)]));
}

async function askInThread(text: string): Promise<GuideResponse & { hasQuietLine: boolean }> {
  let last: GuideResponse | undefined;
  let hasQuietLine = false;
  for (const message of text.split(FOLLOW_UP)) {
    last = await ask(t, member, message.trim(), last?.thread_id ?? null);
    if (last.crisis === 'check') hasQuietLine = true;
    t.clock.advance(1);
  }
  if (!last) throw new Error('a question of the set is empty');
  return { ...last, hasQuietLine };
}

interface Recognized {
  kind: string;
  about: string[];
}

function recognizeAnswer({ answer: whole, crisis, choices }: GuideResponse): Recognized {
  if (crisis && crisis !== 'check') return { kind: `crisis ${crisis}`, about: [] };
  const answer = whole
    .split('\n\n')
    .filter((paragraph) => !isQuietLine(paragraph))
    .join('\n\n');
  if ([NOT_KNOWN, noOpenPageAnswer(links)].some((text) => answer.startsWith(text)))
    return { kind: 'outside', about: [] };
  if (answer.includes(CLINICAL_OPENING)) return { kind: 'clinical', about: [] };
  if (choices) return { kind: 'choices', about: choices.map(({ slug }) => slug) };
  const talk = findSmallTalk(answer);
  if (talk) return { kind: 'smalltalk', about: [talk] };
  const id = help.get(answer.split('\n\nNext: ')[0] ?? '');
  if (id) return { kind: 'product', about: [id] };
  const own = [...numbers].filter(([, text]) => text === answer).map(([about]) => about);
  if (own.length > 0) return { kind: 'own', about: own };
  return { kind: 'health', about: findPages(answer).slice(0, 1) };
}

const findPages = (answer: string) => findLinks(answer).map((page) => page.split('/').at(-1) ?? '');

const isKnown = (name: string) => numbers.has(name) || [...help.values()].includes(name);

function isRight({ kind, about }: KnownQuestion, got: Recognized): boolean {
  const isAbout = (wanted: readonly string[]) => wanted.some((name) => got.about.includes(name));
  switch (kind) {
    case 'health':
      return about[0] === '-' ? UNCOVERED_ANSWERS.has(got.kind) : isAbout(about);
    case 'uncovered':
      return UNCOVERED_ANSWERS.has(got.kind);
    case 'followup':
      return isAbout(about.flatMap((topic) => [topic, ...(topics[topic] ?? [])]));
    case 'clinical':
      return got.kind === 'clinical' || got.kind === 'crisis alarm';
    case 'product':
      return (
        (got.kind === kind || got.kind === 'smalltalk') &&
        isAbout(about.flatMap((topic) => [topic, ...(topics[topic] ?? [])]))
      );
    case 'own':
      return isAbout(about) || (got.kind === kind && !about.some(isKnown));
    default:
      return got.kind === kind;
  }
}

for (const file of sets) {
  // The server refuses a member's threads beyond a thousand, so old ones are deleted.
  await t.sql('delete from guide_threads');
  const missed: string[] = [];
  const table = new Map<string, { right: number; all: number; checked: number }>();
  for (const question of parseQuestions(await readFile(file, 'utf8'))) {
    const hasNoPage = question.kind === 'health' && question.about[0] === '-';
    const row = hasNoPage ? 'uncovered' : question.kind;
    const response = await askInThread(question.text);
    const got = recognizeAnswer(response);
    const count = table.get(row) ?? { right: 0, all: 0, checked: 0 };
    table.set(row, count);
    count.all++;
    if (response.hasQuietLine) count.checked++;
    if (isRight(question, got)) count.right++;
    else
      missed.push(
        `${row} ${question.about.join('|')}: ${question.text} → ${got.kind} ${got.about.join('|')}`,
      );
  }
  console.info(`\n${file}\n`);
  for (const [row, { right, all, checked }] of table) {
    console.info(
      `${(ROWS[row] ?? row).padEnd(32)} ${right} of ${all}  ${Math.round((100 * right) / all)} %${checked ? `  (${checked} with the line about safety)` : ''}`,
    );
  }
  if (!values.brief && missed.length > 0) console.info(`\nWrong answers:\n${missed.join('\n')}`);
}
await t.close();
