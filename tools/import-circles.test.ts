import { describe, expect, it } from 'vitest';
import { importCircles } from './import-circles.ts';
import { importsOf } from './source-files.ts';

const arrows = (...pairs: string[]) =>
  pairs.map((pair) => {
    const [from = '', to = ''] = pair.split(' → ');
    return { from, to };
  });

describe('circles of imports', () => {
  it('are not reported where there are none', () => {
    expect(importCircles(arrows('a → b', 'a → c', 'b → d', 'c → d'))).toEqual([]);
  });

  it('are found whatever their length, each once', () => {
    const found = importCircles(
      arrows('x → a', 'a → b', 'b → c', 'c → a', 'd → e', 'e → d', 'c → d'),
    );
    expect(found).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e'],
    ]);
  });

  it('are found when a file imports itself', () => {
    expect(importCircles(arrows('a → a'))).toEqual([['a']]);
  });

  it('are found through types, over several lines and when loaded on demand', () => {
    const files = [
      { path: 'web/src/a.ts', text: "import type {\n  B,\n} from './b.ts';\n" },
      { path: 'web/src/b.ts', text: "const c = () => import('./c.ts');\n" },
      { path: 'web/src/c.ts', text: "export { a } from './a.ts';\n" },
    ];
    expect(importCircles(files.flatMap(importsOf))).toHaveLength(1);
  });
});
