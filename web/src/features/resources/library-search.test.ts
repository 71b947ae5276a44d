import { expect, test } from 'vitest';
import { readLibraryAddress, toLibraryAddress } from './library-search.ts';

test.each([
  [{}, {}],
  [
    { q: 'sleep', lane: 'MHI' },
    { q: 'sleep', lane: 'MHI' },
  ],
  [
    { q: 40, lane: 'mhi' },
    { q: '40', lane: 'MHI' },
  ],
  [{ q: '  ', lane: 'all', saved: false }, {}],
  [{ saved: true }, { saved: true }],
  [{ saved: 'yes' }, {}],
  [{ q: { a: 1 }, lane: ['x'] }, {}],
  [{ q: null, lane: null }, {}],
])(
  'the library search takes only valid parameters from the URL: %j are read as %j',
  (search, address) => {
    expect(readLibraryAddress(search)).toEqual(address);
  },
);

test('a search text is shortened to the length that the server accepts', () => {
  expect(toLibraryAddress('a'.repeat(500), 'all').q).toHaveLength(200);
});
