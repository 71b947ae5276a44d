import { readConfig } from '@hearthway/server/config';
import { migrate } from '@hearthway/server/db/migrate';
import { openEngine } from '@hearthway/server/db/open-engine';
import type pg from 'pg';
import { asOperator, crash } from './as-operator.ts';

/**
 * Runs a command of the operator on this installation's database, as its owner. The embedded one has
 * one user at a time: while the server runs, the command says so and does nothing.
 */
export function withDatabase(work: (client: pg.ClientBase) => Promise<void>): Promise<void> {
  return asOperator(async () => {
    const engine = await openEngine(readConfig(process.env), crash);
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
