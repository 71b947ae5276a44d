import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  [
    'plain text',
    'Every close relationship has arguments.',
    'Every close relationship has arguments.',
  ],
  ['headings', '# One #\n\nTwo\n===\n## Three', 'One Two Three'],
  ['emphasis', 'a **b** *c* __d__ _e_ ~~f~~ `g`', 'a b c d e f g'],
  ['underscores in words', 'hormonal_balance and 2 * 3', 'hormonal_balance and 2 * 3'],
  [
    'links and images',
    '[a](https://x.example/(y) "t") ![b](i.png) [c][1] <https://d.example>',
    'a b c d.example',
  ],
  ['lists', '- a\n* b\n1. c\n- [ ] d\n- [x] e', 'a b c d e'],
  ['quotes and rules', '> a\n> > b\n\n---\nc', 'a b c'],
  ['a table', '| a | b |\n|---|:-:|\n| c | d |', 'a b c d'],
  ['code', '```js\nlet x\n```', 'let x'],
  ['footnotes', 'a[^1]\n\n[^1]: hidden', 'a'],
  ['escapes', 'a \\* b \\[c\\]', 'a * b [c]'],
  ['HTML', '<p class="x">a</p><p>b<br>c</p>', 'a b c'],
  ['scripts, styles and comments', '<style>x{}</style><script>alert(1)</script><!-- y -->a', 'a'],
  [
    'entities',
    'a &amp; b &lt;c&gt; &#39;d&#x27; &nbsp;e &rsquo; &unknown;',
    "a & b <c> 'd' e ’ &unknown;",
  ],
  ['invalid entities', 'a&#0;b&#xD800;c&#x110000;d', 'a b c d'],
  ['a comparison', 'sleep < 6 hours and > 2 cups', 'sleep < 6 hours and > 2 cups'],
])('the conversion to plain text handles %s', (_name, body, text) => {
  expect(plainText(body)).toBe(text);
});

test('the conversion to plain text is fast even for malicious content', { timeout: 3000 }, () => {
  const pieces = ['<', '<a ', '[', '![', '[^', '[a][', '[a](', '<!--', '<script>', '<http://'];
  for (const piece of [...pieces, '*', '_', '|-', '> ', '- ', ' #', '&#', '\\', ' ']) {
    expect(typeof plainText(piece.repeat(20_000))).toBe('string');
  }
});
