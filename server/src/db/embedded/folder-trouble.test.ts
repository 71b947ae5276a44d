import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { openEngine } from '../open-engine.ts';
import { lockFolder } from './folder-lock.ts';
import { folderTrouble } from './folder-trouble.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearthway-trouble-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const codeOf = (code: string) => Object.assign(new Error('x'), { code });

describe('a data folder that cannot be used', () => {
  it('is said to be in use only when it is', () => {
    const held = lockFolder(join(folder, 'database.lock'));
    expect(() => lockFolder(join(folder, 'database.lock'))).toThrow('Another process is using');
    held.release();
  });

  it('where nobody can write is named, with the setting to change', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    const config = readConfig({ DATA_DIR: join(file, 'data') });
    await expect(openEngine(config, () => {})).rejects.toMatchObject({
      name: 'FolderTrouble',
      message: expect.stringMatching(/file\/data\) cannot be written.*DATA_DIR/),
    });
  });

  it('on a full disk says that the disk is full, whichever part met it first', async () => {
    const sqliteFull = Object.assign(new Error('x'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });
    for (const error of [codeOf('ENOSPC'), codeOf('EDQUOT'), sqliteFull]) {
      const { message } = (await folderTrouble(folder, error)) as Error;
      expect(message).toContain('is full');
      expect(message).toContain(folder);
    }
    // The database's thread dies of it without saying why; the disk itself does.
    const aborted = await folderTrouble(folder, new Error('Aborted()'), async () => 0);
    expect((aborted as Error).message).toContain('is full');
  });

  it('with another trouble keeps its error', async () => {
    const error = new Error('something else');
    expect(await folderTrouble(folder, error)).toBe(error);
  });
});
