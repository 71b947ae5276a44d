import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { openEngine } from '../open-engine.ts';
import { explainFolderError } from './folder-error.ts';
import { lockFolder } from './folder-lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearthway-trouble-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const errorWithCode = (code: string) => Object.assign(new Error('x'), { code });

describe('an error with the data folder', () => {
  it('says that the folder is in use while another process has locked it', () => {
    const held = lockFolder(join(folder, 'database.lock'));
    expect(() => lockFolder(join(folder, 'database.lock'))).toThrow('Another process is using');
    held.release();
  });

  it('names the folder and the setting to change if the folder is not writable', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    const config = readConfig({ DATA_DIR: join(file, 'data') });
    await expect(openEngine(config, () => {})).rejects.toMatchObject({
      name: 'FolderError',
      message: expect.stringMatching(/can’t write to .*file\/data \(.*DATA_DIR/),
    });
  });

  it('says that the disk is full, whichever part of the database reported the error', async () => {
    const sqliteFull = Object.assign(new Error('x'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });
    for (const error of [errorWithCode('ENOSPC'), errorWithCode('EDQUOT'), sqliteFull]) {
      const { message } = (await explainFolderError(folder, error)) as Error;
      expect(message).toContain('is full');
      expect(message).toContain(folder);
    }
    const aborted = await explainFolderError(folder, new Error('Aborted()'), async () => 0);
    expect((aborted as Error).message).toContain('is full');
  });

  it('is returned unchanged if it has any other cause', async () => {
    const error = new Error('something else');
    expect(await explainFolderError(folder, error)).toBe(error);
  });
});
