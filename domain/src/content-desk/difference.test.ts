import { describe, expect, it } from 'vitest';
import { diffLines, diffWords } from './difference.ts';

describe('the comparison of two texts', () => {
  it('shows a changed line next to its new version', () => {
    expect(diffLines('one\ntwo\nthree', 'one\n2\nthree\nfour')).toEqual([
      { before: 'one', after: 'one' },
      { before: 'two', after: '2' },
      { before: 'three', after: 'three' },
      { before: null, after: 'four' },
    ]);
  });

  it('shows every line of both texts', () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let n = 0; n < 300; n++) {
      const text = () => Array.from({ length: 1 + random(9) }, () => 'abc'[random(3)]).join('\n');
      const [before, after] = [text(), text()];
      const rows = diffLines(before, after);
      const side = (of: 'before' | 'after') => rows.flatMap((row) => row[of] ?? []).join('\n');
      expect([side('before'), side('after')]).toEqual([before, after]);
    }
  });

  it('marks changed words within a line', () => {
    expect(diffWords('a calm evening', 'a calmer evening')).toEqual([
      { kind: 'same', text: 'a ' },
      { kind: 'removed', text: 'calm' },
      { kind: 'added', text: 'calmer' },
      { kind: 'same', text: ' evening' },
    ]);
  });
});
