import type { Config } from '../config.ts';
import { explainFolderError } from './embedded/folder-error.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import type { Engine } from './engine.ts';
import { openPostgres } from './open-postgres.ts';

export async function openEngine(
  { database, dataDir }: Config,
  onCrash: (error: Error) => void,
): Promise<Engine> {
  if (database) return openPostgres(database.url, { ...database, max: database.pool });
  try {
    return await openEmbedded(dataDir, { onCrash });
  } catch (error) {
    throw await explainFolderError(dataDir, error);
  }
}
