import { describe, expect, it } from 'vitest';
import { type Blocks, keepUntouched } from './kept-markdown.ts';

const blocks = (text: string): Blocks => {
  const pieces = text.split(/(\n{2,})/);
  const texts = pieces.filter((_, index) => index % 2 === 0);
  const gaps = ['', ...pieces.filter((_, index) => index % 2 === 1), ''];
  return { texts, gaps };
};
const normalise = (text: string) => text.replaceAll('* ', '- ').replaceAll('_', '*');

describe('saving a page in the editor', () => {
  it('keeps the original text of a page if nothing was edited', () => {
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
      const canonical = blocks(normalise(original));
      expect(keepUntouched(blocks(original), canonical, canonical)).toBe(original);
    }
  });

  it('keeps the original text of every block that was not edited', () => {
    const original = '* one\n* two\n\n\n_soft_\n\nend';
    const edit = (now: string) =>
      keepUntouched(blocks(original), blocks(normalise(original)), blocks(now));
    expect(edit('- one\n- two\n\n*soft*\n\nthe end')).toBe('* one\n* two\n\n\n_soft_\n\nthe end');
    expect(edit('*soft*\n\n- one\n- two\n\nend')).toBe('_soft_\n\n* one\n* two\n\nend');
    expect(edit('- one\n- two\n\nnew\n\n*soft*\n\nend')).toBe(
      '* one\n* two\n\nnew\n\n_soft_\n\nend',
    );
    expect(edit('- one\n- two\n\nend')).toBe('* one\n* two\n\nend');
  });

  it('keeps the editor’s Markdown if the editor has divided the text into other blocks', () => {
    expect(keepUntouched(blocks('a\n\nb'), blocks('a b'), blocks('a b c'))).toBe('a b c');
  });
});
