import { expect, test } from 'vitest';
import { pickForMember } from './pick-for-member.ts';

const library = [
  { slug: 'money', tags: ['money'] },
  { slug: 'walks', tags: ['movement'] },
  { slug: 'evenings', tags: ['evening'] },
  { slug: 'visits', tags: ['appointments'] },
  { slug: 'sleep', tags: ['sleep', 'midlife'] },
];
const pick = (focus: 'sleep' | null, read: string[] = []) =>
  pickForMember(library, { lane: 'MHI', focus, read }).map(({ resource, reason }) => [
    resource.slug,
    reason,
  ]);

test('a member sees the three resources that best fit their focus, with the reason', () => {
  expect(pick('sleep')).toEqual([
    ['sleep', 'Fits your focus: sleep'],
    ['evenings', 'Fits your focus: sleep'],
    ['visits', null],
  ]);
});

test('a member without a focus first sees a resource for newcomers to the lane', () => {
  expect(pick(null)).toEqual([
    ['visits', 'A good place to start'],
    ['sleep', null],
    ['walks', null],
  ]);
});

test('an intimate subject is shown first only to members who chose it', () => {
  const shelf = [
    { slug: 'desire', tags: ['libido', 'appointments'] },
    { slug: 'coins', tags: ['money'] },
  ];
  const first = (focus: 'libido' | 'sleep') =>
    pickForMember(shelf, { lane: 'WHI', focus, read: [] })[0]?.resource.slug;
  expect(first('sleep')).toBe('coins');
  expect(first('libido')).toBe('desire');
});

test('among pages that fit the focus, the one that fits best comes first', () => {
  const shelf = [
    { slug: 'late-period', tags: ['relationship', 'anxiety', 'self-care'] },
    { slug: 'watched', tags: ['safety', 'anxiety', 'breathing', 'stress'] },
    { slug: 'panic', tags: ['anxiety', 'breathing', 'stress'] },
  ];
  const picked = pickForMember(shelf, { lane: 'SHJ', focus: 'anxiety', read: [] });
  expect(picked.map(({ resource }) => resource.slug)).toEqual(['panic', 'late-period', 'watched']);
});

test('a page that only mentions the focus does not count as fitting it', () => {
  const shelf = [
    { slug: 'driving', tags: ['family', 'communication', 'planning', 'anxiety'] },
    { slug: 'worry', tags: ['anxiety', 'stress'] },
    { slug: 'body', tags: ['stress', 'breathing'] },
  ];
  const picked = pickForMember(shelf, { lane: 'SHJ', focus: 'anxiety', read: [] });
  expect(picked.map(({ resource, reason }) => [resource.slug, reason])).toEqual([
    ['worry', 'Fits your focus: anxiety'],
    ['body', 'Fits your focus: anxiety'],
    ['driving', null],
  ]);
});

test('a page about a hard subject such as self-harm or drinking is never suggested unasked', () => {
  const shelf = [
    { slug: 'drinking', tags: ['habits', 'self-care', 'support'] },
    { slug: 'coins', tags: ['money'] },
  ];
  const [first] = pickForMember(shelf, { lane: 'SHJ', focus: null, read: [] });
  expect(first?.resource.slug).toBe('coins');
});

test('a resource that the member has read comes last', () => {
  expect(pick('sleep', ['sleep', 'evenings']).map(([slug]) => slug)).toEqual([
    'visits',
    'walks',
    'money',
  ]);
  const all = library.map(({ slug }) => slug);
  expect(pick('sleep', all)[0]).toEqual(['sleep', 'Worth a second look']);
});
