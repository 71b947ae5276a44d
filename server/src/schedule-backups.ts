import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { makeBackup } from './db/backup/backup.ts';
import { openStore } from './db/backup/store.ts';
import type { Engine } from './db/engine.ts';
import type { Jobs } from './jobs/jobs.ts';
import { systemClock } from './ports/clock.ts';
import { openMediaStore } from './ports/media-store.ts';

const HOUR_SECONDS = 3600;

/**
 * Makes a backup now and then at the configured interval. Only one of all processes makes each
 * backup.
 */
export function scheduleBackups(jobs: Jobs, engine: Engine, config: Config, log: Logger): void {
  const { place, passphrase, everyHours, keepDays } = config.backup;
  jobs.handle('backup', async () => {
    const made = await makeBackup({
      ...{ engine, dataDir: config.dataDir, store: openStore(place) },
      media: openMediaStore(config.media.place),
      ...{ passphrase, keepDays, now: systemClock.now() },
    });
    log.info(
      { backup: made.name, rows: made.rows, files: made.files },
      'made a backup and verified it by reading it back',
    );
  });
  jobs.every(everyHours * HOUR_SECONDS, 'backup');
}
