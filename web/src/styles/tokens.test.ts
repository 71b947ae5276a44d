import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

function readColors(name: string): string[] {
  const [, light, dark] =
    new RegExp(`--color-${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css) ?? [];
  if (!light || !dark) throw new Error(`tokens.css has no colour ${name} for both themes`);
  return [light, dark];
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** Axe checks the contrast of text, but not of borders. */
test.each(['paper', 'surface', 'sunk'])(
  'the border of a control on %s has a contrast of 3:1 in both themes',
  (background) => {
    const grounds = readColors(background);
    for (const [theme, edge] of readColors('edge').entries()) {
      expect(contrast(edge, grounds[theme] ?? '')).toBeGreaterThanOrEqual(3);
    }
  },
);
