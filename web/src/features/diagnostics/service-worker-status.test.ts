import { expect, test } from 'vitest';
import { workerReport } from './service-worker-status.ts';

const worker = (scriptURL: string) => ({ scriptURL });
const registration = { scope: 'https://x/', active: null, waiting: null, installing: null };

test('a browser without service workers is reported as unsupported', () => {
  expect(workerReport(false, undefined, []).status).toBe('unsupported');
});

test('a missing service worker registration is reported', () => {
  expect(workerReport(true, undefined, ['a'])).toEqual({
    status: 'unregistered',
    scope: null,
    script: null,
    cacheKeys: ['a'],
  });
});

test.each([
  ['active', { active: worker('/sw.js') }],
  ['waiting', { active: worker('/old.js'), waiting: worker('/sw.js') }],
  ['installing', { active: worker('/old.js'), installing: worker('/sw.js') }],
] as const)('the %s service worker is reported', (status, workers) => {
  expect(workerReport(true, { ...registration, ...workers }, [])).toEqual({
    status,
    scope: 'https://x/',
    script: '/sw.js',
    cacheKeys: [],
  });
});
