import { expect, test } from 'vitest';
import { isToldAnew } from './kept-shell.ts';

const page = (told: string, script = '/assets/index-a.js') =>
  `<head><meta name="hearthway-config" content="${told}" /></head>
  <body><script type="module" crossorigin src="${script}"></script></body>`;

test.each([
  ['the same', page('{x}'), false],
  ['another number', page('{y}'), true],
  ['another build', page('{y}', '/assets/index-b.js'), false],
  ['no page of ours', '<html>Sign in to this network</html>', false],
])('%s', (_, served, isAnew) => {
  expect(isToldAnew(served, page('{x}'))).toBe(isAnew);
});
