import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

const production = sourceFiles()
  .filter(({ path }) => /^(domain|server|web)\/src\//.test(path))
  .filter(({ path }) => !/\.test\.tsx?$/.test(path));

const DATE_ARITHMETIC = new Set([
  'domain/src/membership/local-midnight.ts',
  'domain/src/reminders/local-clock.ts',
]);

test('only domain/src/format.ts formats dates and numbers', () => {
  const others = production
    .filter(({ path }) => path !== 'domain/src/format.ts' && !DATE_ARITHMETIC.has(path))
    .filter(({ text }) =>
      /toLocale(Date|Time)?String|new Intl\.(DateTime|Number|RelativeTime|List)/.test(text),
    );
  expect(others.map(({ path }) => path)).toEqual([]);
});

const AMERICAN =
  /\b(color|colored|favorite|behavior|center|centered|program|organiz\w+|recogniz\w+|realiz\w+|apologiz\w+|neighbor\w*|traveling|canceled)\b/i;

const NAMES = /World Health Organization/g;

test('texts for members use British spelling', () => {
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
