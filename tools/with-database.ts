import { readConfig } from '@hearthway/server/config';
import { migrate } from '@hearthway/server/db/migrate';
import { openEngine } from '@hearthway/server/db/open-engine';
import { OperatorError } from '@hearthway/server/operator-error';
import type pg from 'pg';

/**
 * Runs a command of the operator on this installation's database, as its owner. The embedded one has
 * one user at a time: while the server runs, the command says so and does nothing.
 */
export async function withDatabase(work: (client: pg.ClientBase) => Promise<void>): Promise<void> {
  try {
    const engine = await openEngine(readConfig(process.env), (error) => {
      throw error;
    });
    try {
      await engine.asOwner(async (client) => {
        await migrate(client);
        await work(client);
      });
    } finally {
      await engine.close();
    }
  } catch (error) {
    console.error(error instanceof OperatorError ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}
