import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../steps.ts';
import { type Survival, withLine } from './survival.ts';

const survival: Survival = {
  trouble: 'a trouble of this test',
  times: 2,
  acknowledged: 12,
  lost: 0,
  backAfter: [1.25, 3],
  since: 'it began',
};

test('a run writes its line into the page, and the next one in its place', () => {
  const page = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  const once = withLine(page, survival);
  expect(once).toContain('| a trouble of this test | 2 | 12 | 0 | 1.3 to 3.0 s after it began |');
  const twice = withLine(once, { ...survival, acknowledged: 13, backAfter: [2] });
  expect(twice.split('a trouble of this test')).toHaveLength(2);
  expect(twice).toContain('| 13 | 0 | 2.0 s after it began |');
  expect(twice.length - page.length).toBeLessThan(100);
});
