import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const entry = fileURLToPath(new URL('../src/service-worker/worker/sw.ts', import.meta.url));

/** What must open without a network: signing in, waiting for a session, help, the hub, and the guide,
    who answers words of crisis by itself. */
const offlineModules =
  /\/routes\/(auth\/index|_member|help)\.tsx|\/app\/(not-found|member-bar)|\/features\/(help|guide)\/|\/_member\/(action|track|progress|-action|-hub|-progress|-track)|\/ui\/toaster|\/node_modules\/sonner\//;
const publicShell = ['/theme.js', '/favicon.svg', '/manifest.webmanifest'];

/** Builds `/sw.js` by itself, with the list of files it keeps from the start. */
export function serviceWorker({ enabled }: { enabled: boolean }): Plugin {
  return {
    name: 'hearthway:service-worker',
    apply: 'build',
    generateBundle: {
      // Vite takes scripts away that would hold styles only; a list with one of them could never be kept.
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
    if (file.type === 'chunk') for (const imported of file.imports) add(imported);
  };
  for (const file of Object.values(bundle)) {
    if (file.type === 'asset') {
      if (/\.(css|woff2)$/.test(file.fileName)) add(file.fileName);
    } else if (file.isEntry || file.moduleIds.some((id) => offlineModules.test(id))) {
      add(file.fileName);
    }
  }
  return [...found].sort().map((file) => `/${file}`);
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
