import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { GENDERS, TIERS, TRACKS } from '../vocabulary.ts';
import { matchSegment, type OfferMember, redactWithoutConsent, SEGMENT_KEYS } from './segment.ts';

const member: OfferMember = {
  tier: 'free',
  recommendedPath: 'SHJ',
  gender: 'female',
  signals: { weight_difficulty: true, sex_issue_type: 'physical' },
};

describe('the segment filter of an offer', () => {
  test.each([
    ['no filter', null, true],
    ['an empty filter', {}, true],
    [
      'a filter with empty parts',
      { tier: '', path: [], gender: null, track: {}, signals: { any: [] } },
      true,
    ],
    ['a tier', { tier: 'free' }, true],
    ['a tier in another case', { tier: 'FREE' }, true],
    ['a list of tiers', { tier: ['premium', 'Free'] }, true],
    ['an "any" list of tiers', { tier: { any: ['premium', 'free'] } }, true],
    ['another tier', { tier: ['premium', 'premium_plus'] }, false],
    ['a path', { path: 'SHJ' }, true],
    ['a path in another case', { path: 'shj' }, false],
    ['a list of paths', { paths: ['MHI', 'SHJ'] }, true],
    ['path and paths together', { path: 'MHI', paths: { any: ['SHJ'] } }, true],
    ['another path', { path: 'MHI' }, false],
    ['a gender', { gender: 'female' }, true],
    ['another gender', { gender: ['male'] }, false],
    ['a track equal to the path', { track: 'SHJ' }, true],
    ['the track of the gender’s institute', { track: ['WHI'] }, true],
    ['another track', { track: 'MHI' }, false],
    ['a signal', { signals: 'weight_difficulty' }, true],
    ['one signal of two', { signals: ['low_energy', 'physical'] }, true],
    ['an "any" list of signals', { signals: { any: ['sex_issue_type'] } }, true],
    ['no shared signal', { signals: ['low_energy'] }, false],
    [
      'a filter with all parts matching',
      { tier: 'free', path: 'SHJ', gender: 'female', track: 'WHI', signals: 'physical' },
      true,
    ],
    ['a filter with one part not matching', { tier: 'free', path: 'SHJ', gender: 'male' }, false],
    ['an unknown part', { shoe_size: 42 }, true],
    ['a value of the wrong kind', { tier: 7 }, false],
  ])('decides whether a member matches $0: $2', (_name, filter, matches) => {
    expect(matchSegment(filter, member).matches).toBe(matches);
  });

  test.each([
    ['gender', { gender: ['male', 'female'] }],
    ['track', { track: ['WHI', 'MHI'] }],
  ] as const)('does not match a member without gender if it names %s', (failed, filter) => {
    expect(matchSegment(filter, { ...member, gender: null })).toEqual({ matches: false, failed });
  });

  it('names the parts of the filter that matched', () => {
    const filter = { tier: 'Free', track: 'WHI', signals: ['x', 'physical'] };
    expect(matchSegment(filter, member)).toEqual({
      matches: true,
      causes: [
        { key: 'tier', value: 'free' },
        { key: 'track', value: 'WHI' },
        { key: 'signals', value: 'physical' },
      ],
    });
  });

  it('ignores the member’s gender and signals without consent', () => {
    const targeted = redactWithoutConsent(member, false);
    expect(matchSegment({ gender: 'female' }, targeted).matches).toBe(false);
    expect(matchSegment({ track: 'WHI' }, targeted).matches).toBe(false);
    expect(matchSegment({ signals: 'physical' }, targeted).matches).toBe(false);
    expect(matchSegment({ tier: 'free', path: 'SHJ' }, targeted).matches).toBe(true);
    expect(redactWithoutConsent(member, true)).toEqual(member);
  });
});

const anyMember = fc.record({
  tier: fc.constantFrom(...TIERS),
  recommendedPath: fc.constantFrom(...TRACKS),
  gender: fc.constantFrom(...GENDERS, null),
  signals: fc.oneof(
    fc.array(fc.string()),
    fc.dictionary(fc.string(), fc.string()),
    fc.constant(null),
  ),
});

test('an empty segment filter matches every member', () => {
  const empty = fc.constantFrom(undefined, null, '', [], {}, { any: [] }, { any: null });
  const filter = fc.record(Object.fromEntries(SEGMENT_KEYS.map((key) => [key, empty])));
  fc.assert(
    fc.property(filter, anyMember, (nothing, someone) => matchSegment(nothing, someone).matches),
  );
});

test('a single value, a list and { any: list } mean the same in a segment filter', () => {
  const values = fc.array(fc.constantFrom(...TRACKS), { minLength: 1 });
  fc.assert(
    fc.property(values, anyMember, (track, someone) => {
      const asList = matchSegment({ track }, someone);
      expect(matchSegment({ track: { any: track } }, someone)).toEqual(asList);
      const oneByOne = track.some((value) => matchSegment({ track: value }, someone).matches);
      expect(oneByOne).toBe(asList.matches);
    }),
  );
});
