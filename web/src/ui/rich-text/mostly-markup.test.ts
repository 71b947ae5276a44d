import { expect, test } from 'vitest';
import { extractText, isMostlyMarkup } from './mostly-markup.ts';

test.each([
  ['nested tags', '<div>'.repeat(20_000)],
  ['nested quotes', '> '.repeat(5000)],
  ['nested lists', '- '.repeat(2000)],
  ['open brackets', '['.repeat(20_000)],
  ['unclosed emphasis', '**a '.repeat(10_000)],
  ['a table of two thousand columns', '|a'.repeat(2000)],
])('a text that could crash the page is recognised as mostly markup: %s', (_name, body) => {
  expect(isMostlyMarkup(body)).toBe(true);
});

test.each([
  ['a short body full of markup', '> > > *a*'],
  ['a long table', '| sleep | seven hours or so |\n'.repeat(800)],
  ['a long article', 'Plain **words** about [rest](/shj). '.repeat(2000)],
])('an ordinary text is not mistaken for mostly markup: %s', (_name, body) => {
  expect(isMostlyMarkup(body)).toBe(false);
});

test('a text that is mostly markup is reduced to its words', () => {
  expect(extractText('<div><b>Rest</b> **well**')).toBe('Rest well');
});
