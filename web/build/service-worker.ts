import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const entry = fileURLToPath(new URL('../src/service-worker/worker/sw.ts', import.meta.url));

const routes = fileURLToPath(new URL('../src/routes/', import.meta.url));

const sharedModules =
  /\/routes\/_member\.tsx\?tsr-split=component|\/app\/(not-found|member-bar)\.tsx|\/app-lock\/lock-screen\.tsx|\/ui\/toaster\.tsx|\/node_modules\/sonner\//;
const publicShell = ['/theme.js', '/favicon.svg', '/manifest.webmanifest'];

export function serviceWorker({ enabled }: { enabled: boolean }): Plugin {
  return {
    name: 'hearthway:service-worker',
    apply: 'build',
    generateBundle: {
      // `post` runs this plugin after Vite has removed chunks that contain only styles. Every file
      // in the list must exist.
      order: 'post',
      async handler(_options, bundle) {
        if (!enabled) return;
        const shell = ['/', ...publicShell, ...shellFiles(bundle)];
        const digest = hashShell(shell);
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: await bundleWorker(shell, digest),
        });
      },
    },
  };
}

/**
 * Files in the public folder have no hash in their names, so the version's hash covers their
 * content.
 */
function hashShell(shell: string[]): string {
  const hash = createHash('sha256').update(shell.join('\n'));
  for (const path of publicShell) {
    hash.update(readFileSync(new URL(`../public${path}`, import.meta.url)));
  }
  return hash.digest('hex').slice(0, 10);
}

function shellFiles(bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>();
  const add = (fileName: string) => {
    const file = bundle[fileName];
    // Vite removes chunks that contain only styles, but other chunks still import them by name. A
    // service worker cannot be installed if one of its files is missing.
    if (!file || found.has(fileName)) return;
    found.add(fileName);
    if (file.type === 'chunk') file.imports.forEach(add);
  };
  const offlinePages = pagesThatWorkOffline();
  for (const file of Object.values(bundle)) {
    if (file.type === 'asset') {
      if (/\.(css|woff2)$/.test(file.fileName)) add(file.fileName);
      continue;
    }
    const isShared = file.moduleIds.some((id) => sharedModules.test(id));
    if (file.isEntry || isShared) add(file.fileName);
    if (offlinePages.has(file.facadeModuleId ?? '')) {
      add(file.fileName);
      // The guide must answer a crisis without a network, so modules that are loaded on demand are
      // stored for offline use too.
      file.dynamicImports.forEach(add);
    }
  }
  return [...found].sort().map((file) => `/${file}`);
}

function pagesThatWorkOffline(): Set<string> {
  const files = readdirSync(routes, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) => /worksOffline: true/.test(readFileSync(join(routes, file), 'utf8')));
  return new Set(
    ['_member.tsx', ...files].map((file) => `${join(routes, file)}?tsr-split=component`),
  );
}

async function bundleWorker(shell: string[], digest: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __SHELL_FILES__: JSON.stringify(shell), __SHELL_DIGEST__: JSON.stringify(digest) },
    build: {
      write: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output))
    throw new Error('Vite produced no output for the service worker');
  return output.output[0].code;
}
