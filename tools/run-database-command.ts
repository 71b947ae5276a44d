import { readConfig } from '@hearthway/server/config';
import { migrate } from '@hearthway/server/db/migrate';
import { openEngine } from '@hearthway/server/db/open-engine';
import type pg from 'pg';
import { onDatabaseCrash, runOperatorCommand } from './run-operator-command.ts';

/** Only one process may open the embedded database, so the command fails while the server runs. */
export function runDatabaseCommand(work: (client: pg.ClientBase) => Promise<void>): Promise<void> {
  return runOperatorCommand(async () => {
    const engine = await openEngine(readConfig(process.env), onDatabaseCrash);
    try {
      await engine.asOwner(async (client) => {
        await migrate(client);
        await work(client);
      });
    } finally {
      await engine.close();
    }
  });
}
