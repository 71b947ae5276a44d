import { readConfig } from '@hearthway/server/config';
import { migrate } from '@hearthway/server/db/migrate';
import { openEngine } from '@hearthway/server/db/open-engine';
import type pg from 'pg';
import { onDatabaseCrash, runOperatorCommand } from './run-operator-command.ts';

/**
 * Runs an operator's command as the owner of this installation's database, after pending
 * migrations. On the embedded database the command fails while the server runs, because only one
 * process may open it.
 */
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
