import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { formatCount } from '@hearthway/domain/format';
import { readConfig } from '@hearthway/server/config';
import { restoreBackup } from '@hearthway/server/db/backup/restore';
import { openStore } from '@hearthway/server/db/backup/store';
import { openEngine } from '@hearthway/server/db/open-engine';
import { OperatorError } from '@hearthway/server/operator-error';
import { openMediaStore } from '@hearthway/server/ports/media-store';
import { onDatabaseCrash, runOperatorCommand } from './run-operator-command.ts';

const WHERE_TO_LOOK =
  'It isn’t on this machine or in BACKUP_TO. List the backups with npm run backups.';

/**
 * usage: npm run restore -- file. If the file does not exist on this machine, it is fetched from
 * BACKUP_TO.
 */
await runOperatorCommand(async () => {
  const [given] = process.argv.slice(2);
  if (!given) throw new OperatorError('Say which backup to restore: npm run restore -- file');
  const config = readConfig(process.env);
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(config.dataDir, 'restore-'));
  try {
    const place = openStore(config.backup.place);
    const file = existsSync(given) ? given : join(folder, 'backup');
    if (file !== given) {
      const bytes = await place.read(given);
      if (!bytes) throw new OperatorError(`We couldn’t find ${given}. ${WHERE_TO_LOOK}`);
      await writeFile(file, bytes, { mode: 0o600 });
    }
    const beside = openStore({ kind: 'folder', folder: dirname(resolve(file)) });
    const { rows, files } = await restoreBackup({
      ...{ file, passphrase: config.backup.passphrase },
      media: openMediaStore(config.media.place),
      copies: { read: async (name) => (await beside.read(name)) ?? place.read(name) },
      openEngine: () => openEngine(config, onDatabaseCrash),
    });
    console.info(
      `Restored ${formatCount(rows, 'row', 'rows')} and ${formatCount(files, 'file', 'files')}. You can start the server now.`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
