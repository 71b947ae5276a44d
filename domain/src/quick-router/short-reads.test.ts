import { expect, test } from 'vitest';
import { QUICK_TAGS } from '../vocabulary.ts';
import { readForNudge, readsForTag, SHORT_READ_SLUGS } from './short-reads.ts';

const published = SHORT_READ_SLUGS.map((slug) => ({ slug, title: slug, minutes: 3 }));
const slugs = (reads: readonly { slug: string }[]) => reads.map(({ slug }) => slug);

test.each(QUICK_TAGS)('the quick tag %s comes with two short reads', (tag) => {
  expect(readsForTag(published, tag, null)).toHaveLength(2);
});

test('the short reads for low libido depend on the gender', () => {
  expect(slugs(readsForTag(published, 'libido', 'male'))[0]).toBe('talking-about-changes-in-bed');
  expect(slugs(readsForTag(published, 'libido', 'female'))[0]).toBe('desire-through-the-years');
  expect(slugs(readsForTag(published, 'libido', null))[0]).toBe('closeness-without-an-agenda');
});

test('a short read that the practice has hidden is not offered', () => {
  const fewer = published.filter(({ slug }) => slug !== 'awake-at-three');
  expect(slugs(readsForTag(fewer, 'poor_sleep', null))).toEqual(['a-calmer-evening']);
  expect(readForNudge([], 'hormones', 'female')).toBeNull();
});

test('a free short read comes with a nudge that leads to a booking, but not with one for a workshop', () => {
  expect(readForNudge(published, 'hormones', 'female')?.slug).toBe('perimenopause-in-plain-words');
  expect(readForNudge(published, 'clinical', 'male')?.slug).toBe('talking-about-changes-in-bed');
  expect(readForNudge(published, 'journey', null)).toBeNull();
});
