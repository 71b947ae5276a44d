import { expect, test } from 'vitest';
import { arrangeShelves } from './shelves.ts';

const article = (
  slug: string,
  tags: string[],
  lane: 'SHJ' | 'WHI' | 'IB' = 'SHJ',
  minutes = 3,
) => ({
  slug,
  tags,
  lane,
  minutes,
});
const library = [
  article('unreal', ['anxiety', 'healing']),
  article('watched', ['safety', 'anxiety']),
  article('hurt', ['safety', 'self-care']),
  article('period', ['cycle', 'sleep'], 'WHI'),
  article('naps', ['sleep', 'rest']),
  article('phone', ['attention', 'focus', 'sleep']),
  article('evening', ['sleep', 'evening']),
  article('awake', ['sleep', 'anxiety']),
  article('worry', ['anxiety', 'stress']),
  article('panic', ['anxiety', 'breathing']),
  article('body', ['stress', 'breathing']),
  article('desire', ['intimacy', 'couples'], 'IB'),
];
const arrange = (
  focus: 'sleep' | 'anxiety' | null,
  { gender = null, read = [] }: { gender?: 'male' | null; read?: string[] } = {},
) =>
  Object.fromEntries(
    arrangeShelves(library, { focus, gender, read }).map(({ id, articles }) => [
      id,
      articles.map(({ slug }) => slug),
    ]),
  );

test('the shelf of the member’s focus comes first', () => {
  expect(arrange('sleep')).toEqual({
    focus: ['naps', 'evening', 'awake', 'period'],
    calm: ['worry', 'panic', 'body'],
    hard: ['watched', 'hurt', 'unreal'],
  });
});

test('without a focus, the library starts with its subjects', () => {
  expect(Object.keys(arrange(null))).toEqual(['sleep', 'calm', 'hard']);
});

test('hard subjects are only on the last shelf, even if they fit the focus', () => {
  const shelves = arrange('anxiety');
  expect(Object.keys(shelves).at(-1)).toBe('hard');
  expect(shelves.focus).not.toContain('watched');
});

test('a man sees no shelf with pages of the women’s institute', () => {
  expect(Object.values(arrange('sleep', { gender: 'male' })).flat()).not.toContain('period');
});

test('an article that the member has read moves to the end of its shelf', () => {
  expect(arrange('sleep', { read: ['naps'] }).focus?.at(-1)).toBe('naps');
});
