import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '@hearthway/server/config';
import { restoreBackup } from '@hearthway/server/db/backup/restore';
import { openStore } from '@hearthway/server/db/backup/store';
import { openEngine } from '@hearthway/server/db/open-engine';
import { OperatorError } from '@hearthway/server/operator-error';
import { openMediaStore } from '@hearthway/server/ports/media-store';
import { onDatabaseCrash, runOperatorCommand } from './run-operator-command.ts';

/** usage: npm run restore -- file. A file that does not exist locally is fetched from BACKUP_TO. */
await runOperatorCommand(async () => {
  const [given] = process.argv.slice(2);
  if (!given) throw new OperatorError('Give the backup file: npm run restore -- file');
  const config = readConfig(process.env);
  const database = join(config.dataDir, 'database');
  if (!config.database && existsSync(database)) {
    throw new OperatorError(
      `There already is a database in ${database}. Nothing was changed. Backups can only be restored into an empty installation: set DATA_DIR to another folder.`,
    );
  }
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(config.dataDir, 'restore-'));
  let isOpened = false;
  try {
    let file = given;
    if (!existsSync(given)) {
      file = join(folder, 'backup');
      await writeFile(file, await openStore(config.backup.place).read(given), { mode: 0o600 });
    }
    const { rows, files } = await restoreBackup({
      ...{ file, passphrase: config.backup.passphrase },
      media: openMediaStore(config.media.place),
      openEngine() {
        isOpened = true;
        return openEngine(config, onDatabaseCrash);
      },
    });
    console.info(`Restored ${rows} rows and ${files} files. You can start the server now.`);
  } catch (error) {
    if (isOpened && !config.database) await rm(database, { recursive: true, force: true });
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
