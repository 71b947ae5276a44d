import type { Config } from '../config.ts';
import { folderTrouble } from './embedded/folder-trouble.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import type { Engine } from './engine.ts';
import { openPostgres } from './open-postgres.ts';

/** The engine that the settings name: a PostgreSQL server, or the embedded one in the data folder. */
export async function openEngine(
  { database, dataDir }: Config,
  onCrash: (error: Error) => void,
): Promise<Engine> {
  if (database) return openPostgres(database.url, { ...database, max: database.pool });
  try {
    return await openEmbedded(dataDir, { onCrash });
  } catch (error) {
    throw await folderTrouble(dataDir, error);
  }
}
