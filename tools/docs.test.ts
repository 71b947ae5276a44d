import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { projectFiles } from './source-files.ts';
import { ROOT } from './steps.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const documents = projectFiles('docs/*.md', 'docs/**/*.md', ':(glob)*.md');
const ours = /^(domain|server|web|e2e|bench|tools|docs|content|deploy|\.ci)\//;

describe('the documentation', () => {
  it('is found by the test that checks it', () => {
    expect(documents).toContain('docs/product.md');
    expect(documents).toContain('README.md');
  });

  test.each(documents)('mentions only files that exist: %s', (document) => {
    const named = [...read(document).matchAll(/`([^`\s]+)`|\]\(([^)\s]+)\)/g)]
      .map(([, code, link]) => (code ?? link ?? '').replace(/#.*$/, ''))
      .filter((path) => ours.test(path) && !/[*{<]/.test(path));
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  test.each(documents)('mentions only npm scripts and proofs that exist: %s', (document) => {
    const { scripts } = JSON.parse(read('package.json'));
    const text = read(document);
    const commands = [...text.matchAll(/`npm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    const names = projectFiles('tools/proofs/*.ts', 'tools/proofs/**/*.ts').flatMap((path) =>
      [...read(path).matchAll(/\bname: ['`](.*)['`],/g)].map(([, name = '']) => name),
    );
    const proofs = [...text.matchAll(/`npm run prove -- "?([\w ]+)/g)].map(
      ([, words = '']) => words,
    );
    const unknown = proofs.filter((words) => !names.some((name) => name.includes(words)));
    expect(unknown).toEqual([]);
  });

  it('explains every runtime dependency in docs/dependencies.md', () => {
    const manifests = ['domain', 'server', 'web'].map((name) =>
      JSON.parse(read(`${name}/package.json`)),
    );
    const names = manifests.flatMap(({ dependencies }) => Object.keys(dependencies));
    const table = read('docs/dependencies.md');
    const missing = names.filter(
      (name) =>
        !name.startsWith('@hearthway/') && !new RegExp(`^\\| \`${name}\` +\\|`, 'm').test(table),
    );
    expect([...new Set(missing)]).toEqual([]);
  });

  it('has the current version at the top of the changelog', () => {
    const { version } = JSON.parse(read('package.json'));
    expect(read('CHANGELOG.md').match(/^## (\S+)/m)?.[1]).toBe(version);
  });
});

describe('the package manifests', () => {
  it('pin exact versions of all dependencies', () => {
    for (const path of projectFiles('package.json', '*/package.json')) {
      const manifest = JSON.parse(read(path));
      const all = {
        ...manifest.dependencies,
        ...manifest.devDependencies,
        ...manifest.optionalDependencies,
      };
      for (const [name, version] of Object.entries(all)) {
        expect(version, `${name} in ${path}`).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
      }
    }
  });

  it('do not tie any package to the URL of a registry', () => {
    expect(read('package-lock.json')).not.toMatch(/"resolved": "https?:/);
  });
});
