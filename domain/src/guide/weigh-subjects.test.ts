import { expect, it, test } from 'vitest';
import type { Intent } from './decide.ts';
import { SUBJECTS } from './subjects.ts';
import { weighSubjects } from './weigh-subjects.ts';

const page = (id: string, probability: number): Intent => ({ kind: 'health', id, probability });
const findBest = (message: string, ...intents: Intent[]) => weighSubjects(message, intents)[0]?.id;

const UNSURE = [
  'notice-the-story',
  'more-good-moments',
  'room-for-the-spirit',
  'a-calmer-evening',
  'tired-all-the-time',
].map((slug) => page(slug, 0.07));

test.each([
  ['Should I break up with him? We met at a fair.', 'stay-or-go'],
  ['How do I get over my ex?', 'after-a-break-up'],
  ['Why do I feel so ugly?', 'kinder-to-the-mirror'],
  ['How do I stop feeling empty?', 'low-and-flat-days'],
  ['I am never good enough', 'your-own-worth'],
  ['My wife cheated on me', 'after-trust-is-shaken'],
  ['How do I come out to my parents? I think I am gay.', 'who-you-are-drawn-to'],
  [
    'My mum never listens to me. What can I do about my mum?',
    'when-your-parents-are-the-hard-part',
  ],
])('the page for %j is %s', (message, slug) => {
  expect(findBest(message, ...UNSURE)).toBe(slug);
});

it('prefers what is asked to what is told', () => {
  const message = 'How do I find a therapist? My husband cheated on me and then my dog died.';
  expect(findBest(message, ...UNSURE)).toBe('what-counselling-is-like');
});

it('offers no page for parents to someone without a child', () => {
  const intents = [page('calmer-with-your-children', 0.3), page('more-good-moments', 0.2)];
  expect(findBest('I am so tired of being shouted at', ...intents)).toBe('more-good-moments');
});

it('leaves the share of all pages together as it was', () => {
  const intents: Intent[] = [...UNSURE, { kind: 'outside', id: '-', probability: 0.65 }];
  const weighed = weighSubjects('my ex and my mirror', intents);
  const pages = weighed.filter(({ kind }) => kind === 'health');
  expect(pages.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(0.35);
  expect(weighed.find(({ kind }) => kind === 'outside')?.probability).toBe(0.65);
});

test('every subject names a page once', () => {
  const slugs = SUBJECTS.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
});
