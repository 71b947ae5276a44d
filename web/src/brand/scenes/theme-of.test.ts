import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { themeOf } from './theme-of.ts';
import { weekSubject } from './week-scene.tsx';

const resources = join(import.meta.dirname, '../../../../content/resources');
const shipped = readdirSync(resources, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => {
    const tags = /^tags: \[(.*)\]$/m.exec(readFileSync(join(resources, name), 'utf8'))?.[1] ?? '';
    return { name, tags: tags.split(', ') };
  });

test.each(shipped)('$name has a picture of its own theme', ({ tags }) => {
  expect(themeOf(tags)).not.toBe('sprout');
});

test('a page with words of the practice’s own still has a picture', () => {
  expect(themeOf(['new-word', '__proto__', 'constructor'])).toBe('sprout');
  expect(themeOf([])).toBe('sprout');
});

test('no two of the fourteen weeks share a picture', () => {
  expect(new Set(Array.from({ length: 14 }, (_, week) => weekSubject(week + 1))).size).toBe(14);
});
