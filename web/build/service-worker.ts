import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const entry = fileURLToPath(new URL('../src/service-worker/worker/sw.ts', import.meta.url));

const routes = fileURLToPath(new URL('../src/routes/', import.meta.url));

/** What comes on demand around every page: waiting for a session, the member's bar, a toast. */
const aroundPages =
  /\/routes\/_member\.tsx\?tsr-split=component|\/app\/(not-found|member-bar)\.tsx|\/ui\/toaster\.tsx|\/node_modules\/sonner\//;
const publicShell = ['/theme.js', '/favicon.svg', '/manifest.webmanifest'];

/** Builds `/sw.js` by itself, with the list of files it keeps from the start. */
export function serviceWorker({ enabled }: { enabled: boolean }): Plugin {
  return {
    name: 'hearthway:service-worker',
    apply: 'build',
    generateBundle: {
      // Vite takes scripts away that would hold styles only: what is listed has to be there.
      order: 'post',
      async handler(_options, bundle) {
        if (!enabled) return;
        const shell = ['/', ...publicShell, ...shellFiles(bundle)];
        const digest = digestOf(shell);
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: await bundleWorker(shell, digest),
        });
      },
    },
  };
}

/** Hashed names speak for their content; the files of public/ do not. */
function digestOf(shell: string[]): string {
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
    // A chunk of styles alone is left out of the bundle, though its importers go on naming it; one
    // file that is not there would keep the whole worker from installing.
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
    const isAround = file.moduleIds.some((id) => aroundPages.test(id));
    if (file.isEntry || isAround) add(file.fileName);
    if (offlinePages.has(file.facadeModuleId ?? '')) {
      add(file.fileName);
      // Such as the guide, who answers words of crisis by itself.
      file.dynamicImports.forEach(add);
    }
  }
  return [...found].sort().map((file) => `/${file}`);
}

/** The modules of pages whose route says `worksOffline`, and of what surrounds those of members. */
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
  if (!output || !('output' in output)) throw new Error('The service worker was not built.');
  return output.output[0].code;
}
