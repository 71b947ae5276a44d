import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../steps.ts';
import { type FaultResult, putRow } from './fault-result.ts';

const result: FaultResult = {
  fault: 'a fault of this test',
  postgres: '15',
  times: 2,
  acknowledged: 12,
  lost: 0,
  recoverySeconds: [1.25, 3],
  since: 'it began',
};

test('the latest result of a fault replaces its row in docs/operations.md', () => {
  const page = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  const once = putRow(page, result);
  expect(once).toContain(
    '| a fault of this test | 15 | 2 | 12 | 0 | 1.3 to 3.0 s after it began |',
  );
  const twice = putRow(once, { ...result, acknowledged: 13, recoverySeconds: [2] });
  expect(twice.split('a fault of this test')).toHaveLength(2);
  expect(twice).toContain('| 13 | 0 | 2.0 s after it began |');
  expect(twice.length - page.length).toBeLessThan(100);
});
