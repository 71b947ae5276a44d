import { expect, test } from 'vitest';
import { sanitizeFileName } from './file-name.ts';

test.each([
  ['sea.jpg', 'sea.jpg'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\fakepath\\walk.webm', 'walk.webm'],
  ['a\u0000b\u001b[31m\n.png', 'ab[31m.png'],
  ['evil\u202Egpj.exe', 'evilgpj.exe'],
  ['"><script>.png', 'script.png'],
  ['..', 'Untitled'],
  ['', 'Untitled'],
  ['Ζωή 🌊.png', 'Ζωή 🌊.png'],
  ['x'.repeat(500), 'x'.repeat(120)],
])('the file name %j is shown as %j', (name, shown) => {
  expect(sanitizeFileName(name)).toBe(shown);
});
