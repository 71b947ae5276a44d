import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { makeBackup } from './db/backup/backup.ts';
import { isBackupRunning } from './db/backup/lease.ts';
import { openStore } from './db/backup/store.ts';
import type { Engine } from './db/engine.ts';
import type { Jobs } from './jobs/jobs.ts';
import { systemClock } from './ports/clock.ts';
import { openMediaStore } from './ports/media-store.ts';

const HOUR_MS = 3_600_000;
const TAKE_OVER_EVERY_MS = 60_000;

interface Parts {
  jobs: Jobs;
  engine: Engine;
  config: Pick<Config, 'backup' | 'dataDir' | 'media'>;
  log: Logger;
}

export async function scheduleBackups(parts: Parts): Promise<void> {
  const { jobs, engine, config, log } = parts;
  const { place, passphrase, everyHours, keepDays } = config.backup;
  jobs.handle('backup', async () => {
    const making = makeBackup({
      ...{ engine, dataDir: config.dataDir, store: openStore(place) },
      media: openMediaStore(config.media.place),
      ...{ passphrase, keepDays, now: systemClock.now() },
    });
    const made = await warnIfLate(making, { everyHours, log });
    log.info(
      { backup: made.name, rows: made.rows, files: made.files },
      'made a backup and verified it by reading it back',
    );
  });
  if (engine.kind === 'embedded') {
    // Only one process at a time can use the embedded database. If a backup is still marked as
    // running at the start, its process was killed.
    await jobs.putBack('backup');
  } else {
    const takeOver = () =>
      takeOverBackup(parts).catch((err) =>
        log.warn({ err }, 'could not find out whether a backup was interrupted'),
      );
    setInterval(takeOver, TAKE_OVER_EVERY_MS).unref();
  }
  jobs.every(everyHours * 3600, 'backup');
}

export async function warnIfLate<T>(
  backup: Promise<T>,
  { everyHours, log }: { everyHours: number; log: Pick<Logger, 'error'> },
): Promise<T> {
  const late = setTimeout(() => {
    log.error(
      { hours: everyHours },
      'a backup is not finished when the next one is due; for a database of this size use pg_basebackup, see docs/scale.md',
    );
  }, everyHours * HOUR_MS);
  try {
    return await backup;
  } finally {
    clearTimeout(late);
  }
}

export async function takeOverBackup({ jobs, engine }: Pick<Parts, 'jobs' | 'engine'>) {
  const isActive = (await jobs.sizes()).some(
    ({ queue, state }) => queue === 'backup' && state === 'active',
  );
  if (!isActive || (await isBackupRunning(engine))) return;
  await jobs.putBack('backup', { startedSecondsAgo: 60 });
}
