import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunk-groups.ts';
import { headOrder } from './build/head-order.ts';
import { headingFont } from './build/heading-font.ts';
import { localConfig } from './build/local-config.ts';
import { pageFiles } from './build/page-files.ts';
import { precompress } from './build/precompress.ts';
import { serviceWorker } from './build/service-worker.ts';
import { trimAuthJs } from './build/trim-auth-js.ts';
import { trimCrisisRules } from './build/trim-crisis-rules.ts';

const apiPort = process.env.API_PORT ?? '3000';
const api = { target: `http://127.0.0.1:${apiPort}` };
const { version } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as { version: string };
const withServiceWorker = process.env.SERVICE_WORKER !== 'off';

function buildId(): string {
  if (process.env.BUILD_ID) return process.env.BUILD_ID;
  try {
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { stdio: 'pipe' });
    return `${version}+${commit.toString().trim()}`;
  } catch {
    return version;
  }
}

const LOADED_FIRST = /\/(roll|reac|rout)-[^/]+\.js$/;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  define: {
    __BUILD_ID__: JSON.stringify(buildId()),
    __SERVICE_WORKER__: JSON.stringify(withServiceWorker),
  },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: true,
      addExtensions: true,
    }),
    react({ compiler: true }),
    tailwindcss(),
    headingFont(),
    localConfig(),
    headOrder(),
    pageFiles(),
    serviceWorker({ enabled: withServiceWorker }),
    trimAuthJs(),
    trimCrisisRules(),
    precompress(),
  ],
  server: {
    proxy: {
      '/api': api,
      '/auth/v1': api,
      '/functions': api,
      '/media': api,
      '/uploads': api,
      '/healthz': api,
    },
  },
  build: {
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // `index.html` already preloads the files of the first load, so other scripts do not list
      // them again.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !LOADED_FIRST.test(file)),
    },
    rolldownOptions: {
      output: {
        // The first load contains the names of all files, so short names make it smaller.
        chunkFileNames: ({ name }) => `assets/${name.slice(0, 4)}-[hash:7].js`,
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css')
            ? `assets/${name.slice(0, 4)}-[hash:7].css`
            : 'assets/[name]-[hash][extname]',
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
});
