import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/**
 * Headings use a single weight of the font Fraunces, which makes the font file a third as large.
 */
const axes = { SOFT: 100, wght: 560 };
const source = new URL(
  import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-soft-normal.woff2'),
);
const target = fileURLToPath(new URL('../.cache/fraunces-heading.woff2', import.meta.url));
const stamp = `${target}.from`;

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
const letters = `${range(0x20, 0x7e)}${range(0xa0, 0x17f)}–—‘’‚“”„•…‹›€™−`;

const recipe = JSON.stringify({ axes, letters });

export function headingFont(): Plugin {
  return {
    name: 'hearthway:heading-font',
    async config() {
      const whole = readFileSync(source);
      const wanted = createHash('sha256').update(whole).update(recipe).digest('hex');
      if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
      const font = await subsetFont(whole, letters, {
        targetFormat: 'woff2',
        variationAxes: axes,
      });
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, font);
      writeFileSync(stamp, wanted);
    },
  };
}
