import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { findSubject } from './subject-by-tags.ts';
import { weekSubject } from './week-scene.tsx';

const resources = join(import.meta.dirname, '../../../../content/resources');
const shipped = readdirSync(resources, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => {
    const tags = /^tags: \[(.*)\]$/m.exec(readFileSync(join(resources, name), 'utf8'))?.[1] ?? '';
    return { name, slug: basename(name, '.md'), tags: tags.split(', ') };
  });

test.each(shipped)('the page $name gets a picture that fits its theme', ({ tags, slug }) => {
  expect(findSubject(tags, slug)).not.toBe('sprout');
});

test('articles with the same tags do not all get the same picture', () => {
  const tags = ['couples', 'communication', 'conflict'];
  const slugs = ['lonely-beside-someone', 'caring-for-a-partner', 'after-trust-is-shaken'];
  expect(new Set(slugs.map((slug) => findSubject(tags, slug))).size).toBeGreaterThan(1);
});

test('resources whose tags have no picture get the default picture', () => {
  expect(findSubject(['new-word', '__proto__', 'constructor'], 'a-page')).toBe('sprout');
  expect(findSubject([], 'a-page')).toBe('sprout');
});

test('each of the fourteen workshop weeks gets a different picture', () => {
  expect(new Set(Array.from({ length: 14 }, (_, week) => weekSubject(week + 1))).size).toBe(14);
});
