import { describe, expect, it, test } from 'vitest';
import { removeUnknownLinks } from './grounded-text.ts';

const PAGE = '/resources/repair';
const given = new Set([PAGE]);

const addresses = (text: string) =>
  [...text.matchAll(/\[[^[\]]*\]\(([^()\s]*)|https?:\/\/[^\s)]*/g)].map(
    (found) => found[1] ?? found[0],
  );

describe('removing unknown links from a model’s answer', () => {
  it('keeps links to given pages and reduces all others to their text', () => {
    expect(
      removeUnknownLinks(`See [Repair](${PAGE}) or [here](https://evil.example).`, given),
    ).toBe(`See [Repair](${PAGE}) or here.`);
  });

  test.each([
    '[a](htt[x](y)ps://evil.example)',
    '[[x](y)](https://evil.example)',
    '[a [b [c](x) d](y) e](https://evil.example)',
    '[a](/else[x](y)where)',
    '![a](/resources/repair) ![b](https://evil.example/z.png)',
    'htt<https://x.example>ps://evil.example',
    '[a](<b>https://evil.example)',
    '[a]<i>(/elsewhere)',
    '[a](/elsewhere "title")',
    `[a](${PAGE})](https://evil.example)`,
    `[[a](${PAGE})](/elsewhere)`,
    `[Repair](${PAGE})(/elsewhere)`,
  ])('removes nested and malformed links in %s', (text) => {
    const kept = addresses(removeUnknownLinks(text, given));
    expect(kept.filter((address) => address !== PAGE)).toEqual([]);
  });

  it('removes an unknown link even if it arrives split over several pieces of the stream', () => {
    const parts = [
      '[',
      ']',
      '(',
      ')',
      'https://evil.example',
      '/elsewhere',
      PAGE,
      'a ',
      '!',
      '<b>',
    ];
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let round = 0; round < 5_000; round++) {
      const pieces = Array.from({ length: 1 + next(4) }, () =>
        Array.from({ length: next(9) }, () => parts[next(parts.length)]).join(''),
      );
      const joined = pieces.map((piece) => removeUnknownLinks(piece, given)).join('');
      const kept = addresses(joined).filter((address) => address !== PAGE);
      expect(kept, JSON.stringify(pieces)).toEqual([]);
    }
  });

  it('cleans a long nested text quickly', { timeout: 2_000 }, () => {
    const tangle = '['.repeat(2_000) + 'a](b)'.repeat(400);
    expect(addresses(removeUnknownLinks(tangle, given))).toEqual([]);
  });
});
