import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { headOrder } from './build/head-order.ts';
import { headingFont } from './build/heading-font.ts';
import { localConfig } from './build/local-config.ts';
import { pageFiles } from './build/page-files.ts';
import { precompress } from './build/precompress.ts';

import { serviceWorker } from './build/service-worker.ts';

const apiPort = process.env.API_PORT ?? '3000';
const api = { target: `http://127.0.0.1:${apiPort}` };
const withServiceWorker = process.env.SERVICE_WORKER !== 'off';

function buildId(): string {
  if (process.env.BUILD_ID) return process.env.BUILD_ID;
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { stdio: 'pipe' })
      .toString()
      .trim();
  } catch {
    return 'local';
  }
}

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
    precompress(),
  ],
  server: {
    proxy: { '/api': api, '/auth/v1': api, '/functions': api, '/healthz': api },
  },
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // The libraries every page needs keep their own file: a release of ours does not make
          // members download React again. What pages share is a few files, not dozens of tiny ones:
          // each costs a phone a request and a moment of its main thread.
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            {
              name: 'router',
              test: /node_modules\/@tanstack\/(react-router|router-core|history|store|react-store)\//,
            },
            { name: 'query', test: /node_modules\/@tanstack\/(react-query|query-core)\// },
            { name: 'auth', test: /node_modules\/@supabase\// },
            { name: 'app', tags: ['$initial'] },
            {
              name: 'identity',
              test: /web\/src\/(features\/identity\/(identity-card|use-busy)|ui\/(alert|card|control-look|field|input|password-input|spinner))\.tsx?$/,
            },
            {
              name: 'member',
              test: /node_modules\/lucide-react\/|web\/src\/((app|brand|member)\/|lib\/(?!(create-)?outbox)|ui\/(badge|cover|disclosure|empty-state|page|skeleton)\.tsx$)|features\/workshops\/status-badge|domain\/src\//,
              minShareCount: 2,
            },
            {
              name: 'primitives',
              test: /node_modules\/@radix-ui\/(primitive|react-(checkbox|compose-refs|context|id|presence|primitive|slot|use-[a-z-]+))\/|web\/src\/ui\/checkbox\.tsx$/,
              minShareCount: 2,
            },
            {
              name: 'dialog',
              test: /node_modules\/@radix-ui\/react-dialog\/|web\/src\/ui\/dialog\.tsx$/,
            },
            {
              name: 'background',
              test: /web\/src\/(lib\/(create-)?outbox|features\/[a-z-]+\/[a-z]+-sender)/,
            },
          ],
        },
      },
    },
  },
});
