import { describe, expect, it, test } from 'vitest';
import { matchSegment } from '../offers/segment.ts';
import { toFilter, toSegment } from './segment-filter.ts';

describe('the pickers for an offer’s segment', () => {
  test.each([
    [{ gender: 'female', track: ['WHI'] }],
    [{ tier: { any: ['Premium', 'premium_plus'] } }],
    [{ paths: ['MHI'], path: 'SHJ' }],
    [{ signals: ['sleep', 'sex_issue_type:physical'] }],
    [{}],
  ])('keep the meaning of the filter %o', (filter) => {
    const again = toFilter(toSegment(filter));
    for (const tier of ['free', 'premium', 'premium_plus'] as const) {
      for (const recommendedPath of ['SHJ', 'MHI', 'WHI', 'IBC'] as const) {
        for (const gender of ['male', 'female', null] as const) {
          for (const signals of [[], ['sleep'], { sex_issue_type: 'physical' }]) {
            const member = { tier, recommendedPath, gender, signals };
            expect(matchSegment(again, member).matches).toBe(matchSegment(filter, member).matches);
          }
        }
      }
    }
  });

  it('leave out empty parts of the filter', () => {
    expect(toFilter(toSegment({ tier: [], gender: '' }))).toEqual({});
  });
});
