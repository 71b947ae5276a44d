import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { widthsOf } from '@hearthway/domain/media/addresses';
import type { FileType } from '@hearthway/domain/media/file-type';
import { MEDIA_TEXT } from '@hearthway/domain/media/messages';
import { HttpProblem } from '../../http/problem.ts';
import type { MediaStore } from '../../ports/media-store.ts';
import { inTurn } from './in-turn.ts';
import { FORMATS, pictureKey } from './store-keys.ts';

export type MadePicture =
  | { width: number; height: number }
  | { refusal: 'tooManyPixels' | 'broken' | 'tooSlow' };

const SCRIPT = fileURLToPath(new URL('./picture-process.ts', import.meta.url));
const PATIENCE_MS = 60_000;

/** One at a time: a single one may take a few hundred megabytes while it is decoded. */
const oneByOne = inTurn(1);

/** Makes the pictures that are kept, in every width and format, and answers the measures of the largest. */
export const makePicture = (
  store: MediaStore,
  { id, type, source }: { id: string; type: FileType; source: () => Promise<Buffer> },
): Promise<{ width: number; height: number }> =>
  oneByOne(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hearthway-picture-'));
    try {
      await writeFile(join(folder, 'source'), await source(), { mode: 0o600 });
      const made = await inOwnProcess(folder, type);
      if ('refusal' in made) {
        throw new HttpProblem(422, 'picture_refused', MEDIA_TEXT[made.refusal]);
      }
      for (const width of widthsOf(made.width)) {
        for (const format of FORMATS) {
          const bytes = await readFile(join(folder, 'made', `${width}.${format}`));
          await store.put(pictureKey(id, width, format), bytes);
        }
      }
      return made;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

async function inOwnProcess(folder: string, type: FileType): Promise<MadePicture> {
  const wasKilled = await new Promise<boolean>((resolve) => {
    execFile(
      process.execPath,
      ['--no-warnings', SCRIPT, folder, type],
      // None of our settings: they hold secrets.
      { env: {}, timeout: PATIENCE_MS, killSignal: 'SIGKILL' },
      (error) => resolve(error?.killed ?? false),
    );
  });
  if (wasKilled) return { refusal: 'tooSlow' };
  try {
    return JSON.parse(await readFile(join(folder, 'result.json'), 'utf8')) as MadePicture;
  } catch {
    // It died over the file.
    return { refusal: 'broken' };
  }
}
