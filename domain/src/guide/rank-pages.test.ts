import { expect, it, test } from 'vitest';
import type { Intent } from './decide.ts';
import { rankPages } from './rank-pages.ts';
import { SUBJECTS } from './subjects.ts';

const page = (id: string, probability: number): Intent => ({ kind: 'health', id, probability });
const findBest = (message: string, ...intents: Intent[]) => rankPages(message, intents)[0]?.id;

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
])('the best page for the message %j is %s', (message, slug) => {
  expect(findBest(message, ...UNSURE)).toBe(slug);
});

it('the subject of the question outweighs the other subjects of the message', () => {
  const message = 'How do I find a therapist? My husband cheated on me and then my dog died.';
  expect(findBest(message, ...UNSURE)).toBe('what-counselling-is-like');
});

it('a member without a child is not offered a page for parents', () => {
  const intents = [page('calmer-with-your-children', 0.3), page('more-good-moments', 0.2)];
  expect(findBest('I am so tired of being shouted at', ...intents)).toBe('more-good-moments');
});

it('ranking the pages leaves their total probability unchanged', () => {
  const intents: Intent[] = [...UNSURE, { kind: 'outside', id: '-', probability: 0.65 }];
  const weighed = rankPages('my ex and my mirror', intents);
  const pages = weighed.filter(({ kind }) => kind === 'health');
  expect(pages.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(0.35);
  expect(weighed.find(({ kind }) => kind === 'outside')?.probability).toBe(0.65);
});

test('each page appears only once in the list of subjects', () => {
  const slugs = SUBJECTS.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
});

it('a page is found even if it fits only one sentence of a longer message', () => {
  const whole = [page('when-work-takes-everything', 0.9), page('awake-at-three', 0.02)];
  const parts = [
    { text: 'Work is a mess.', intents: [page('when-work-takes-everything', 0.9)] },
    { text: 'I lie there at night.', intents: [page('awake-at-three', 0.9)] },
  ];
  const [first, second] = rankPages('Work is a mess. I lie there at night.', whole, parts);
  expect([first?.id, second?.id]).toEqual(['when-work-takes-everything', 'awake-at-three']);
  expect(second?.probability).toBeGreaterThan(0.2);
});

it('someone who binges is offered no page on weight', () => {
  const intents = [page('losing-weight-without-a-war', 0.8), page('your-own-worth', 0.1)];
  const ranked = rankPages('I binge in secret and want to lose weight', intents);
  expect(ranked[0]?.id).toBe('when-eating-is-a-struggle');
  expect(ranked.map(({ id }) => id)).not.toContain('losing-weight-without-a-war');
});
