import { describe, expect, it, test } from 'vitest';
import { segmentMatch } from '../offers/segment.ts';
import { filterOf, segmentOf } from './segment-of.ts';

describe('the pickers of an offer', () => {
  test.each([
    [{ gender: 'female', track: ['WHI'] }],
    [{ tier: { any: ['Premium', 'premium_plus'] } }],
    [{ paths: ['MHI'], path: 'SHJ' }],
    [{ signals: ['sleep', 'sex_issue_type:physical'] }],
    [{}],
  ])('say what the filter %o says', (filter) => {
    const again = filterOf(segmentOf(filter));
    for (const tier of ['free', 'premium', 'premium_plus'] as const) {
      for (const recommendedPath of ['SHJ', 'MHI', 'WHI', 'IBC'] as const) {
        for (const gender of ['male', 'female', null] as const) {
          for (const signals of [[], ['sleep'], { sex_issue_type: 'physical' }]) {
            const member = { tier, recommendedPath, gender, signals };
            expect(segmentMatch(again, member).matches).toBe(segmentMatch(filter, member).matches);
          }
        }
      }
    }
  });

  it('leave out what asks for nothing', () => {
    expect(filterOf(segmentOf({ tier: [], gender: '' }))).toEqual({});
  });
});
