import { readFile } from 'node:fs/promises';
import { CLINICAL_OPENING } from '@hearthway/domain/guide/clinical-answer';
import { helpAnswer } from '@hearthway/domain/guide/help-answer';
import { NOT_KNOWN } from '@hearthway/domain/guide/messages';
import { isSmallTalkLine } from '@hearthway/domain/guide/small-talk';
import { type KnownQuestion, questionsOf, readHelp } from '@hearthway/server/db/seed/content-files';
import { completeWorkshops } from '@hearthway/server/testing/complete-workshops';
import { signUpMember } from '@hearthway/server/testing/factories';
import { ask, linksOf } from '@hearthway/server/testing/guide/ask';
import { createTestApp } from '@hearthway/server/testing/test-app';
import { loadTestContent } from '@hearthway/server/testing/test-content';

/**
 * Asks the guide every question of a set, as a member who may open every free page, and prints how
 * many answers were right, and which were not. `node tools/evaluate-answers.ts set.tsv …`
 */
const FOLLOW_UP = '⏎';
const ALIASES = new URL('../content/guide/help-topics.json', import.meta.url);

const isBrief = process.argv.includes('--brief');
const files = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const sets =
  files.length > 0 ? files : [new URL('../content/guide/questions-threshold.tsv', import.meta.url)];

const t = await createTestApp();
await loadTestContent(t);
const member = await signUpMember(t);
await completeWorkshops(t, member);
const help = new Map(
  (await readHelp()).map(({ front, body }) => [helpAnswer(body, t.deps.config.public), front.id]),
);
/** What writers of questions call a topic, and the help answers that are right for it. */
const topics = JSON.parse(await readFile(ALIASES, 'utf8')) as Record<string, string[]>;

async function answerTo(text: string): Promise<string> {
  let threadId: string | null = null;
  let answer = '';
  for (const message of text.split(FOLLOW_UP)) {
    ({ answer, thread_id: threadId } = await ask(t, member, message.trim(), threadId));
  }
  return answer;
}

/** What an answer turned out to be: a kind, and what it is about. */
function readAnswer(answer: string): { kind: string; about: string } {
  if (answer.startsWith(NOT_KNOWN)) return { kind: 'outside', about: '-' };
  if (answer.startsWith(CLINICAL_OPENING)) return { kind: 'clinical', about: '-' };
  if (isSmallTalkLine(answer)) return { kind: 'smalltalk', about: '-' };
  const [body = ''] = answer.split('\n\nNext: ');
  const id = help.get(body);
  if (id) return { kind: 'product', about: id };
  const page = linksOf(answer)[0] ?? '';
  const slug = page.split('/').at(-1) ?? '';
  return /^\/(resources|shj\/workshops)\/./.test(page) && answer.includes('\n\n')
    ? { kind: 'health', about: slug }
    : { kind: 'own', about: '-' };
}

function isRight({ kind, about }: KnownQuestion, got: ReturnType<typeof readAnswer>): boolean {
  if (kind === 'health' || kind === 'followup') return about.includes(got.about);
  if (kind !== got.kind) return false;
  const right = about.flatMap((topic) => topics[topic] ?? topic);
  return kind !== 'product' || right.includes(got.about);
}

for (const file of sets) {
  const missed: string[] = [];
  const table = new Map<string, { right: number; all: number }>();
  for (const question of questionsOf(await readFile(file, 'utf8'))) {
    const hasNoPage = question.kind === 'health' && question.about[0] === '-';
    const row = hasNoPage ? 'health without a page (not quoted as known)' : question.kind;
    const got = readAnswer(await answerTo(question.text));
    const count = table.get(row) ?? { right: 0, all: 0 };
    table.set(row, count);
    count.all++;
    if (hasNoPage ? got.kind !== 'product' && got.kind !== 'own' : isRight(question, got))
      count.right++;
    else
      missed.push(
        `${row} ${question.about.join('|')}: ${question.text} → ${got.kind} ${got.about}`,
      );
  }
  console.info(`\n${file}\n`);
  for (const [row, { right, all }] of table) {
    console.info(`${row.padEnd(45)} ${right} of ${all}  ${Math.round((100 * right) / all)} %`);
  }
  if (!isBrief && missed.length > 0) console.info(`\nMissed:\n${missed.join('\n')}`);
}
await t.close();
