import type { Config } from '../config.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import type { Engine } from './engine.ts';
import { openPostgres } from './open-postgres.ts';

/** The engine that the settings name: a PostgreSQL server, or the embedded one in the data folder. */
export async function openEngine(
  { database, dataDir }: Config,
  onCrash: (error: Error) => void,
): Promise<Engine> {
  return database ? openPostgres(database.url, database.pool) : openEmbedded(dataDir, { onCrash });
}
