import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findSubject } from './subject-by-tags.ts';
import { weekSubject } from './week-scene.tsx';

const resources = join(import.meta.dirname, '../../../../content/resources');
const shipped = readdirSync(resources, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => {
    const tags = /^tags: \[(.*)\]$/m.exec(readFileSync(join(resources, name), 'utf8'))?.[1] ?? '';
    return { name, tags: tags.split(', ') };
  });

test.each(shipped)('$name gets a picture that fits its theme', ({ tags }) => {
  expect(findSubject(tags)).not.toBe('sprout');
});

test('resources whose tags have no picture get the default picture', () => {
  expect(findSubject(['new-word', '__proto__', 'constructor'])).toBe('sprout');
  expect(findSubject([])).toBe('sprout');
});

test('each of the fourteen workshop weeks gets a different picture', () => {
  expect(new Set(Array.from({ length: 14 }, (_, week) => weekSubject(week + 1))).size).toBe(14);
});
