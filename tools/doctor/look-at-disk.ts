import { access, constants } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Config } from '@hearthway/server/config';
import { freeBytesOf } from '@hearthway/server/db/embedded/folder-trouble';
import { attention, type Finding, well, wrong } from './finding.ts';

const MB = 1024 * 1024;
const ENOUGH_MB = 1024;
const LEAST_MB = 100;

export async function lookAtDisk({ dataDir }: Config): Promise<Finding> {
  if (!(await canWrite(dataDir))) {
    return wrong(
      'disk',
      `this user may not write ${dataDir}`,
      'Run this as the user that runs the server, or set DATA_DIR to a folder that it may write.',
    );
  }
  const free = Math.floor((await freeBytesOf(dataDir)) / MB);
  const says = `${free} MB free for ${dataDir}`;
  const doThis = 'Make room, or set DATA_DIR to a folder on another disk.';
  if (free < LEAST_MB) return wrong('disk', says, doThis);
  return free < ENOUGH_MB ? attention('disk', says, doThis) : well('disk', says);
}

/** Asks of a folder that may not be there yet whether it could be made. */
async function canWrite(folder: string): Promise<boolean> {
  try {
    await access(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    return isMissing && dirname(folder) !== folder && canWrite(dirname(folder));
  }
}
