import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

const production = sourceFiles()
  .filter(({ path }) => /^(domain|server|web)\/src\//.test(path))
  .filter(({ path }) => !/\.test\.tsx?$/.test(path));

/** Reckoning with time zones is no writing. */
const RECKONS = new Set([
  'domain/src/membership/local-midnight.ts',
  'domain/src/reminders/local-clock.ts',
]);

test('dates and numbers are written by one module alone', () => {
  const others = production
    .filter(({ path }) => path !== 'domain/src/writing.ts' && !RECKONS.has(path))
    .filter(({ text }) =>
      /toLocale(Date|Time)?String|new Intl\.(DateTime|Number|RelativeTime|List)/.test(text),
    );
  expect(others.map(({ path }) => path)).toEqual([]);
});

const AMERICAN =
  /\b(color|colored|favorite|behavior|center|centered|program|organiz\w+|recogniz\w+|realiz\w+|apologiz\w+|neighbor\w*|traveling|canceled)\b/i;

/** A name is spelt as its owner spells it. */
const NAMES = /World Health Organization/g;

test('what members read is spelt in one way', () => {
  const content = readdirSync(new URL('../content', import.meta.url), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((path) => path.endsWith('.md'))
    .map((path) => ({
      path,
      text: readFileSync(new URL(`../content/${path}`, import.meta.url), 'utf8'),
    }));
  const sentences = production.filter(({ path }) => /^domain\/src\/.*messages\.ts$/.test(path));
  const wrong = [...content, ...sentences].flatMap(({ path, text }) => {
    const found = AMERICAN.exec(text.replaceAll(NAMES, ''));
    return found ? [`${path}: ${found[0]}`] : [];
  });
  expect(wrong).toEqual([]);
});
