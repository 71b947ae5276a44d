import { access, constants } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Config } from '@hearthway/server/config';
import { getFreeBytes } from '@hearthway/server/db/embedded/folder-error';
import { type Finding, failure, ok, warning } from './finding.ts';

const MB = 1024 * 1024;
const WARN_BELOW_MB = 1024;
const FAIL_BELOW_MB = 100;

export async function checkDisk(
  { dataDir }: Pick<Config, 'dataDir'>,
  freeBytes = getFreeBytes,
): Promise<Finding> {
  if (!(await canWrite(dataDir))) {
    return failure(
      'disk',
      `this user can’t write to ${dataDir}`,
      'Run the doctor as the user that runs the server, or set DATA_DIR to a folder that user can write to.',
    );
  }
  const free = Math.floor((await freeBytes(dataDir)) / MB);
  const message = `${free} MB free for ${dataDir}`;
  const action = 'Free some space, or set DATA_DIR to a folder on another disk.';
  if (free < FAIL_BELOW_MB) return failure('disk', message, action);
  return free < WARN_BELOW_MB ? warning('disk', message, action) : ok('disk', message);
}

async function canWrite(folder: string): Promise<boolean> {
  try {
    await access(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    return isMissing && dirname(folder) !== folder && canWrite(dirname(folder));
  }
}
