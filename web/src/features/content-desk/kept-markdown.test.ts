import { describe, expect, it } from 'vitest';
import { type Blocks, keepUntouched } from './kept-markdown.ts';

const blocks = (text: string): Blocks => {
  const pieces = text.split(/(\n{2,})/);
  const texts = pieces.filter((_, index) => index % 2 === 0);
  const gaps = ['', ...pieces.filter((_, index) => index % 2 === 1), ''];
  return { texts, gaps };
};
/** An editor that writes lists and emphasis in its own hand. */
const inItsHand = (text: string) => text.replaceAll('* ', '- ').replaceAll('_', '*');

describe('what an editor gives back', () => {
  it('is the original, to the letter, when nothing was edited', () => {
    let seed = 11;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const kinds = ['* one\n* two', '_soft_ words', '## Heading', 'plain', '| a |\n| - |\n| b |'];
    for (let n = 0; n < 500; n++) {
      const original = Array.from({ length: 1 + random(8) }, () => kinds[random(5)]).join(
        '\n'.repeat(2 + random(2)),
      );
      const canonical = blocks(inItsHand(original));
      expect(keepUntouched(blocks(original), canonical, canonical)).toBe(original);
    }
  });

  it('is the original but for the block that was edited, moved, added or taken away', () => {
    const original = '* one\n* two\n\n\n_soft_\n\nend';
    const edit = (now: string) =>
      keepUntouched(blocks(original), blocks(inItsHand(original)), blocks(now));
    expect(edit('- one\n- two\n\n*soft*\n\nthe end')).toBe('* one\n* two\n\n\n_soft_\n\nthe end');
    expect(edit('*soft*\n\n- one\n- two\n\nend')).toBe('_soft_\n\n* one\n* two\n\nend');
    expect(edit('- one\n- two\n\nnew\n\n*soft*\n\nend')).toBe(
      '* one\n* two\n\nnew\n\n_soft_\n\nend',
    );
    expect(edit('- one\n- two\n\nend')).toBe('* one\n* two\n\nend');
  });

  it('is in the editor’s hand where blocks cannot be told apart', () => {
    expect(keepUntouched(blocks('a\n\nb'), blocks('a b'), blocks('a b c'))).toBe('a b c');
  });
});
