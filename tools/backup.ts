import { formatCount } from '@hearthway/domain/format';
import { readConfig } from '@hearthway/server/config';
import { makeBackup } from '@hearthway/server/db/backup/backup';
import { openStore } from '@hearthway/server/db/backup/store';
import { openEngine } from '@hearthway/server/db/open-engine';
import { openMediaStore } from '@hearthway/server/ports/media-store';
import { onDatabaseCrash, runOperatorCommand } from './run-operator-command.ts';

/**
 * usage: npm run backup. Saves a backup to BACKUP_TO or, without that setting, to DATA_DIR/backups.
 */
await runOperatorCommand(async () => {
  const config = readConfig(process.env);
  const { place, passphrase, keepDays } = config.backup;
  const engine = await openEngine(config, onDatabaseCrash);
  try {
    const made = await makeBackup({
      ...{ engine, dataDir: config.dataDir, store: openStore(place) },
      media: openMediaStore(config.media.place),
      ...{ passphrase, keepDays, now: new Date() },
    });
    const where = place.kind === 'folder' ? place.folder : `s3://${place.bucket}/${place.prefix}`;
    console.info(
      `Saved ${made.name} in ${where}: ${formatCount(made.rows, 'row', 'rows')} and ${formatCount(made.files, 'file', 'files')}. It was read back and is complete.`,
    );
    if (!passphrase)
      console.info('The backup isn’t encrypted. Set BACKUP_PASSPHRASE to encrypt backups.');
    for (const name of made.removed) console.info(`Deleted the old backup ${name}.`);
  } finally {
    await engine.close();
  }
});
