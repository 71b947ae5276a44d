import { expect, test } from 'vitest';
import { nudgeReason } from './explain.ts';

test('a nudge’s reason names the values that made its rule match', () => {
  expect(nudgeReason([{ kind: 'low_days', pillar: 'hormonal_balance', days: 3 }])).toBe(
    'Because your hormonal balance was low on 3 of the last 7 days.',
  );
  expect(
    nudgeReason([
      { kind: 'low_average', pillar: 'sexual_health', average: 0.67 },
      { kind: 'quick_tag', tag: 'libido' },
      { kind: 'gender', gender: 'male' },
    ]),
  ).toBe(
    'Because your sexual health averaged 0.67 of 2 over the last 7 days, you told us about low libido, and your profile says male.',
  );
  expect(nudgeReason([])).toBe('Because any day is a good day for a small step.');
});
