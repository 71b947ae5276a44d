import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { ROOT } from '../../steps.ts';

const CLASSIFIER = join(ROOT, 'domain/src/guide/crisis/classifier/classify.ts');

/**
 * The size of the classifier as a browser downloads it: minified, with all imports, compressed with
 * Brotli.
 */
export async function measureClassifierBytes(): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: {
        input: CLASSIFIER,
        preserveEntrySignatures: 'strict',
        output: { minify: true },
      },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const code = outputs.map((one) => (one.type === 'chunk' ? one.code : '')).join('');
  return brotliCompressSync(code).length;
}
