import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './steps.ts';

export interface SourceFile {
  path: string;
  text: string;
}

/** The list includes untracked files, but not ignored ones such as build output. */
export function projectFiles(...patterns: string[]): string[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...patterns],
    { cwd: ROOT, encoding: 'utf8' },
  );
  const existing = listed.split('\0').filter((path) => path && existsSync(join(ROOT, path)));
  return [...new Set(existing)].sort();
}

export function sourceFiles(): SourceFile[] {
  return projectFiles('*.ts', '*.tsx')
    .filter((path) => !path.endsWith('.gen.ts') && !path.endsWith('.d.ts'))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}

export interface Import {
  from: string;
  to: string;
  isTypeOnly: boolean;
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

export function parseImports({ path, text }: SourceFile): Import[] {
  return [...text.matchAll(IMPORT)].map(([, type, fixed, dynamic]) => {
    const target = (fixed ?? dynamic) as string;
    return { from: path, to: resolve(path, target), isTypeOnly: Boolean(type) };
  });
}

const WORKSPACES: Record<string, string> = {
  domain: 'domain/src',
  server: 'server/src',
  tools: 'tools',
};

function resolve(from: string, target: string): string {
  if (target.startsWith('.')) return join(from, '..', target);
  const [, workspace, rest] = /^@hearthway\/(\w+)\/(.+)$/.exec(target) ?? [];
  const folder = workspace && WORKSPACES[workspace];
  return folder ? `${folder}/${rest}.ts` : target;
}
