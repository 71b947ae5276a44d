import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readConfig } from '@hearthway/server/config';
import { moveDatabase } from '@hearthway/server/db/backup/move';
import { openEngine } from '@hearthway/server/db/open-engine';
import { OperatorError } from '@hearthway/server/operator-error';
import { openMediaStore, readWhole } from '@hearthway/server/ports/media-store';
import { onDatabaseCrash, runOperatorCommand } from './run-operator-command.ts';

/**
 * usage: npm run move -- postgres://… or npm run move -- folder. Copies the data and leaves the
 * source as it is.
 */
await runOperatorCommand(async () => {
  const [target] = process.argv.slice(2);
  if (!target)
    throw new OperatorError(
      'Say where to move: npm run move -- postgres://… or npm run move -- folder',
    );
  const from = readConfig(process.env);
  const isServer = /^postgres(ql)?:/.test(target);
  const to = readConfig({
    ...process.env,
    DATABASE_URL: isServer ? target : '',
    DATA_DIR: isServer ? from.dataDir : resolve(target),
  });
  if (!isServer && existsSync(join(to.dataDir, 'database'))) {
    throw new OperatorError(
      `There’s already a database in ${to.dataDir}. Nothing was changed. Choose a new folder.`,
    );
  }
  const source = await openEngine(from, onDatabaseCrash);
  try {
    const destination = await openEngine(to, onDatabaseCrash);
    try {
      const { tables } = await moveDatabase(source, destination, new Date());
      if (JSON.stringify(to.media.place) !== JSON.stringify(from.media.place)) {
        const before = openMediaStore(from.media.place);
        const after = openMediaStore(to.media.place);
        for (const key of await before.keys()) {
          const bytes = await readWhole(before, key);
          if (bytes) await after.put(key, bytes);
        }
      }
      console.info(`Copied ${tables} tables and compared every row. The source wasn’t changed.`);
      console.info(
        isServer
          ? 'Start the server with DATABASE_URL set to the target.'
          : `Start the server with DATA_DIR=${to.dataDir} and without DATABASE_URL.`,
      );
    } finally {
      await destination.close();
    }
  } finally {
    await source.close();
  }
});
