import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { OperatorError } from '../../operator-error.ts';
import type { Part } from './parts.ts';

/** What of the data folder belongs to the installation beside its database. */
const FOLDERS = ['media'];

export async function* readFiles(dataDir: string): AsyncGenerator<Part> {
  for (const folder of FOLDERS) {
    const root = join(dataDir, folder);
    if (!existsSync(root)) continue;
    for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      const path = relative(dataDir, file).split(sep).join('/');
      yield { kind: 'file', path, content: await readFile(file, 'base64') };
    }
  }
}

/** A path out of a file is somebody's word: it has to stay where files of a backup belong. */
export function checkedPath(path: string): string {
  const [folder = '', ...rest] = path.split('/');
  const isOurs = FOLDERS.includes(folder) && rest.length > 0;
  if (!isOurs || rest.some((name) => /^\.{0,2}$/.test(name) || /[\\\0]/.test(name))) {
    throw new OperatorError('This backup names a file outside of its folders.');
  }
  return path;
}

export async function writeBackFile(dataDir: string, path: string, content: string): Promise<void> {
  const file = join(dataDir, checkedPath(path));
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, content, { encoding: 'base64', mode: 0o600, flag: 'wx' });
}
