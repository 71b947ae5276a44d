import { readConfig } from '@hearthway/server/config';
import { makeBackup } from '@hearthway/server/db/backup/backup';
import { openStore } from '@hearthway/server/db/backup/store';
import { openEngine } from '@hearthway/server/db/open-engine';
import { openMediaStore } from '@hearthway/server/ports/media-store';
import { asOperator, crash } from './as-operator.ts';

/** usage: npm run backup. Makes a backup now, to where BACKUP_TO says or into DATA_DIR/backups. */
await asOperator(async () => {
  const config = readConfig(process.env);
  const { place, passphrase, keepDays } = config.backup;
  const engine = await openEngine(config, crash);
  try {
    const made = await makeBackup({
      ...{ engine, dataDir: config.dataDir, store: openStore(place) },
      media: openMediaStore(config.media.place),
      ...{ passphrase, keepDays, now: new Date() },
    });
    const where = place.kind === 'folder' ? place.folder : `s3://${place.bucket}/${place.prefix}`;
    console.info(
      `${made.name} is in ${where}: ${made.rows} rows, ${made.files} files, read back and whole.`,
    );
    if (!passphrase) console.info('It is not encrypted: set BACKUP_PASSPHRASE to have it so.');
    for (const name of made.removed) console.info(`${name} was old enough to go.`);
  } finally {
    await engine.close();
  }
});
