import { describe, expect, it } from 'vitest';
import { sideBySide, wordDifference } from './difference.ts';

describe('two texts side by side', () => {
  it('shows a changed line beside what it became', () => {
    expect(sideBySide('one\ntwo\nthree', 'one\n2\nthree\nfour')).toEqual([
      { before: 'one', after: 'one' },
      { before: 'two', after: '2' },
      { before: 'three', after: 'three' },
      { before: null, after: 'four' },
    ]);
  });

  it('holds both texts whole, whatever they are', () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let n = 0; n < 300; n++) {
      const text = () => Array.from({ length: 1 + random(9) }, () => 'abc'[random(3)]).join('\n');
      const [before, after] = [text(), text()];
      const rows = sideBySide(before, after);
      const side = (of: 'before' | 'after') => rows.flatMap((row) => row[of] ?? []).join('\n');
      expect([side('before'), side('after')]).toEqual([before, after]);
    }
  });

  it('tells words apart within a line', () => {
    expect(wordDifference('a calm evening', 'a calmer evening')).toEqual([
      { kind: 'same', text: 'a ' },
      { kind: 'gone', text: 'calm' },
      { kind: 'come', text: 'calmer' },
      { kind: 'same', text: ' evening' },
    ]);
  });
});
