import { findAskingPart } from './asking-part.ts';
import type { Intent } from './decide.ts';
import { toPlainWords } from './named-pages.ts';
import { SUBJECTS } from './subjects.ts';

const BY_SLUG = new Map(SUBJECTS.map((subject) => [subject.slug, subject]));

const ASKED_SHARE = 0.35;
const TOLD_SHARE = 0.15;
const MAX_GAIN = 1;
/** For a page that the classifier does not know, so that its words are all there is. */
const UNKNOWN_PAGE_FACTOR = 1.5;
const UNLIKELY_FACTOR = 0.35;
const BROAD_FACTOR = 0.55;
/** The classifier finds these a little likely for nearly every message. */
const BROAD_PAGES: ReadonlySet<string> = new Set([
  'how-to-start-a-hard-conversation',
  'notice-the-story',
  'boundaries-that-sound-like-you',
  'safe-ground-with-others',
  'calm-the-alarm',
  'speak-and-listen',
  'come-back-after-a-wobble',
  'start-where-you-are',
  'choose-what-matters',
]);

/**
 * Corrects the probabilities of pages by plain words: a page gains if the question names its subject,
 * and loses if nothing in the message does. Pages together stay as probable as they were.
 */
export function weighSubjects(message: string, intents: readonly Intent[]): Intent[] {
  const told = toPlainWords(message);
  const asked = toPlainWords(findAskingPart(message) ?? message);
  const pages = intents.filter(({ kind }) => kind === 'health');
  const ofPages = sum(pages);
  const known = new Set(pages.map(({ id }) => id));
  const gains = new Map<string, number>();
  for (const { slug, asks } of SUBJECTS) {
    const gain = asks?.test(asked) ? ASKED_SHARE : asks?.test(told) ? TOLD_SHARE : 0;
    if (gain > 0) gains.set(slug, known.has(slug) ? gain : UNKNOWN_PAGE_FACTOR * gain);
  }
  const added = [...gains.keys()].filter((slug) => !known.has(slug));
  const gained = [...gains.values()].reduce((total, gain) => total + gain, 0);
  const best = Math.max(0, ...pages.map(({ probability }) => probability)) / (ofPages || 1);
  const scale = ofPages * (1 - best) * Math.min(1, MAX_GAIN / gained);
  const weighed = [...pages, ...added.map(toIntent)].map((page): Intent => {
    const gain = gains.get(page.id);
    if (gain !== undefined) return { ...page, probability: page.probability + scale * gain };
    const isUnlikely = BY_SLUG.get(page.id)?.needs?.test(told) === false;
    const factor = isUnlikely ? UNLIKELY_FACTOR : BROAD_PAGES.has(page.id) ? BROAD_FACTOR : 1;
    return { ...page, probability: factor * page.probability };
  });
  const correction = ofPages / (sum(weighed) || 1);
  return [
    ...intents.filter(({ kind }) => kind !== 'health'),
    ...weighed.map((page) => ({ ...page, probability: correction * page.probability })),
  ].sort((a, b) => b.probability - a.probability);
}

const toIntent = (slug: string): Intent => ({ kind: 'health', id: slug, probability: 0 });

const sum = (intents: readonly Intent[]) =>
  intents.reduce((total, { probability }) => total + probability, 0);
