import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLINICAL_OPENING } from '@hearthway/domain/guide/clinical-answer';
import type { GuideResponse } from '@hearthway/domain/guide/contract';
import { NOT_KNOWN } from '@hearthway/domain/guide/messages';
import { noOpenPageAnswer } from '@hearthway/domain/guide/not-known';
import { completeWorkshops } from '@hearthway/server/testing/complete-workshops';
import { signUpMember } from '@hearthway/server/testing/factories';
import { ask } from '@hearthway/server/testing/guide/ask';
import { createTestApp } from '@hearthway/server/testing/test-app';
import { loadTestContent } from '@hearthway/server/testing/test-content';
import { ROOT } from '../steps.ts';

const folder = process.argv[2] ?? '';
const ANSWERS = join(ROOT, '.cache', 'counselling-answers.tsv');
const MAX_EVERYDAY = 3_000;

const t = await createTestApp();
await loadTestContent(t);
const member = await signUpMember(t);
await completeWorkshops(t, member);

type Kind = 'alarm' | 'bereaved' | 'referred' | 'declined' | 'asked back' | 'choices' | 'answered';

function getKind({ answer, crisis, choices }: GuideResponse): Kind {
  if (crisis === 'alarm' || crisis === 'bereaved') return crisis;
  if (answer.includes(CLINICAL_OPENING)) return 'referred';
  if (answer.startsWith(NOT_KNOWN)) return 'declined';
  if (answer.startsWith(noOpenPageAnswer(t.deps.config.public.links))) return 'asked back';
  return choices ? 'choices' : 'answered';
}

const share = (part: number, whole: number) =>
  `${part} of ${whole} (${((100 * part) / whole).toFixed(1)} %)`;

async function evaluate(name: string, messages: readonly string[]): Promise<GuideResponse[]> {
  const responses: GuideResponse[] = [];
  for (const message of messages) {
    responses.push(await ask(t, member, message.slice(0, 2_000)));
    if (responses.length % 500 === 0) await t.sql('delete from guide_threads');
  }
  const kinds = Map.groupBy(responses, getKind);
  const checked = responses.filter(({ crisis }) => crisis === 'check').length;
  console.info(`\n${name}`);
  for (const [kind, all] of kinds)
    console.info(`  ${kind}: ${share(all.length, responses.length)}`);
  console.info(`  with the line about safety: ${share(checked, responses.length)}`);
  return responses;
}

const readLines = (name: string) => {
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
};

for (const name of [
  'everyday.txt',
  'everyday-de.txt',
  'requests.txt',
  'outside.txt',
  'medical.txt',
]) {
  const lines = readLines(name).slice(0, MAX_EVERYDAY);
  if (lines.length > 0) await evaluate(name, lines);
}
const questions = readLines('counselling.tsv')
  .slice(1)
  .map((line) => line.split('\t').slice(1).join('. '));
if (questions.length > 0) {
  const responses = await evaluate('counselling.tsv', questions);
  const rows = responses.map((response, index) =>
    [getKind(response), questions[index], response.answer.replaceAll('\n', ' ⏎ ')].join('\t'),
  );
  writeFileSync(ANSWERS, `${rows.join('\n')}\n`);
  console.info(`\nAnswers to judge: ${ANSWERS}`);
}
await t.close();
