import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|html|svg|json|webmanifest|txt)$/;
const minBytes = 1024;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

export function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'hearthway:precompress',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter(
        (name) => compressible.test(name) && name !== 'index.html' && !name.startsWith('.vite'),
      );
      await Promise.all(files.map((name) => compressFile(join(outDir, name))));
    },
  };
}

async function compressFile(path: string) {
  const content = readFileSync(path);
  if (content.length <= minBytes) return;
  const [br, gz] = await Promise.all([
    asBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    asGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  writeFileSync(`${path}.br`, br);
  writeFileSync(`${path}.gz`, gz);
}
