import { describe, expect, it } from 'vitest';
import { findImportCycles } from './import-cycles.ts';
import { parseImports } from './source-files.ts';

const parseArrows = (...pairs: string[]) =>
  pairs.map((pair) => {
    const [from = '', to = ''] = pair.split(' → ');
    return { from, to };
  });

describe('the search for import cycles', () => {
  it('returns an empty list if there are no cycles', () => {
    expect(findImportCycles(parseArrows('a → b', 'a → c', 'b → d', 'c → d'))).toEqual([]);
  });

  it('returns each cycle once, however long it is', () => {
    const found = findImportCycles(
      parseArrows('x → a', 'a → b', 'b → c', 'c → a', 'd → e', 'e → d', 'c → d'),
    );
    expect(found).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e'],
    ]);
  });

  it('reports a file that imports itself', () => {
    expect(findImportCycles(parseArrows('a → a'))).toEqual([['a']]);
  });

  it('includes type imports, multi-line imports and dynamic imports', () => {
    const files = [
      { path: 'web/src/a.ts', text: "import type {\n  B,\n} from './b.ts';\n" },
      { path: 'web/src/b.ts', text: "const c = () => import('./c.ts');\n" },
      { path: 'web/src/c.ts', text: "export { a } from './a.ts';\n" },
    ];
    expect(findImportCycles(files.flatMap(parseImports))).toHaveLength(1);
  });
});
