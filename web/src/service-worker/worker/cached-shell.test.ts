import { expect, test } from 'vitest';
import { hasNewConfig } from './cached-shell.ts';

const page = (config: string, script = '/assets/index-a.js') =>
  `<head><meta name="hearthway-config" content="${config}" /></head>
  <body><script type="module" crossorigin src="${script}"></script></body>`;

test.each([
  ['the same configuration', page('{x}'), false],
  ['a different configuration', page('{y}'), true],
  ['a different build', page('{y}', '/assets/index-b.js'), false],
  ['a foreign page', '<html>Sign in to this network</html>', false],
])(
  'the cached app shell changes only with the configuration of the same build ($0: $2)',
  (_, served, expected) => {
    expect(hasNewConfig(served, page('{x}'))).toBe(expected);
  },
);
