import { findAskingPart, isAsking } from './asking-part.ts';
import type { Intent } from './decide.ts';
import { EATING_PAGE } from './eating-danger.ts';
import { toPlainWords } from './named-pages.ts';
import { SUBJECTS } from './subjects.ts';

export interface StoryPart {
  text: string;
  intents: readonly Intent[];
}

/** These weights were chosen on 389 labelled messages, but similar weights work as well. */
const TELLING_WEIGHT = 0.7;
const ASKED_GAIN = 0.5;
const TOLD_GAIN = 0.2;
const UNLIKELY_FACTOR = 0.3;

const WEIGHT_PAGES: ReadonlySet<string> = new Set([
  'losing-weight-without-a-war',
  'weight-around-the-middle',
  'fasting-and-eating-windows',
  'beginning-to-move-again',
]);

/**
 * Each page is compared with the whole message and with its best-fitting sentence, because a long
 * message may also be about other subjects.
 */
export function rankPages(
  message: string,
  intents: readonly Intent[],
  parts: readonly StoryPart[] = [],
): Intent[] {
  const told = toPlainWords(message);
  const asked = toPlainWords(findAskingPart(message) ?? message);
  const whole = toShares(intents);
  const clearest = new Map(parts.length > 0 ? [] : whole);
  for (const [index, part] of parts.entries()) {
    const weight = isAsking(part.text, index) ? 1 : TELLING_WEIGHT;
    for (const [slug, share] of toShares(part.intents))
      clearest.set(slug, Math.max(clearest.get(slug) ?? 0, weight * share));
  }
  const scores = new Map<string, number>();
  const add = (slug: string, score: number) => scores.set(slug, (scores.get(slug) ?? 0) + score);
  for (const [slug, share] of [...whole, ...clearest]) add(slug, share);
  for (const { slug, asks } of SUBJECTS) {
    if (asks?.test(asked)) add(slug, ASKED_GAIN);
    if (asks?.test(told)) add(slug, TOLD_GAIN);
  }
  for (const { slug, needs } of SUBJECTS) {
    const score = scores.get(slug);
    if (score !== undefined && needs?.test(told) === false)
      scores.set(slug, UNLIKELY_FACTOR * score);
  }
  if ((scores.get(EATING_PAGE) ?? 0) >= ASKED_GAIN)
    for (const slug of WEIGHT_PAGES) scores.delete(slug);
  return toIntents(scores, intents);
}

function toShares(intents: readonly Intent[]): [string, number][] {
  const pages = intents.filter(({ kind }) => kind === 'health');
  const total = sum(pages.map(({ probability }) => probability)) || 1;
  return pages.map(({ id, probability }) => [id, probability / total]);
}

function toIntents(scores: ReadonlyMap<string, number>, intents: readonly Intent[]): Intent[] {
  const others = intents.filter(({ kind }) => kind !== 'health');
  const scale =
    (sum(intents.map(({ probability }) => probability)) -
      sum(others.map(({ probability }) => probability))) /
    (sum([...scores.values()]) || 1);
  const pages = [...scores].map(
    ([id, score]): Intent => ({ kind: 'health', id, probability: scale * score }),
  );
  return [...others, ...pages].sort((a, b) => b.probability - a.probability);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
