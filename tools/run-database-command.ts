import { readConfig } from '@hearthway/server/config';
import { openEngine } from '@hearthway/server/db/open-engine';
import { OperatorError } from '@hearthway/server/operator-error';
import type pg from 'pg';
import { onDatabaseCrash, runOperatorCommand } from './run-operator-command.ts';

/**
 * Fails while a server has the embedded database open. Does not run migrations: a command from
 * another version of the app must not change the tables.
 */
export function runDatabaseCommand(work: (client: pg.ClientBase) => Promise<void>): Promise<void> {
  return runOperatorCommand(async () => {
    const engine = await openEngine(readConfig(process.env), onDatabaseCrash);
    try {
      await engine.asOwner(async (client) => {
        await requireInstallation(client);
        await work(client);
      });
    } finally {
      await engine.close();
    }
  });
}

async function requireInstallation(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(
    `select where to_regclass('pgboss.job') is not null and to_regclass('app.audit_log') is not null`,
  );
  if (rows.length > 0) return;
  throw new OperatorError(
    'This database doesn’t have the app’s tables. Check DATABASE_URL or DATA_DIR, or start the server first.',
  );
}
