import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getStoredWidths } from '@hearthway/domain/media/addresses';
import type { FileType } from '@hearthway/domain/media/file-type';
import { LOGO_ICONS, type LogoIcon } from '@hearthway/domain/media/logo-icons';
import { MEDIA_TEXT } from '@hearthway/domain/media/messages';
import { HttpProblem } from '../../http/problem.ts';
import type { MediaStore } from '../../ports/media-store.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { FORMATS, iconKey, pictureKey } from './store-keys.ts';

export type MadePicture =
  | { width: number; height: number }
  | { refusal: 'tooManyPixels' | 'broken' | 'tooSlow' };

const SCRIPT = fileURLToPath(new URL('./picture-process.ts', import.meta.url));
const TIMEOUT_MS = 60_000;

const oneAtATime = limitConcurrency(1);

export const makePicture = (
  store: MediaStore,
  { id, type, source }: { id: string; type: FileType; source: () => Promise<Buffer> },
): Promise<{ width: number; height: number }> =>
  oneAtATime(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hearthway-picture-'));
    try {
      await writeFile(join(folder, 'source'), await source(), { mode: 0o600 });
      const made = await encodeInProcess(folder, type);
      if ('refusal' in made) {
        throw new HttpProblem(422, 'picture_refused', MEDIA_TEXT[made.refusal]);
      }
      for (const width of getStoredWidths(made.width)) {
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

export const makeIcons = (
  store: MediaStore,
  { id, source }: { id: string; source: Buffer },
): Promise<void> =>
  oneAtATime(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hearthway-icons-'));
    try {
      await writeFile(join(folder, 'source'), source, { mode: 0o600 });
      const made = await encodeInProcess(folder, 'icons');
      if ('refusal' in made) throw new Error(`the icons of a logo were refused: ${made.refusal}`);
      for (const icon of Object.keys(LOGO_ICONS) as LogoIcon[]) {
        await store.put(iconKey(id, icon), await readFile(join(folder, 'made', `${icon}.png`)));
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

async function encodeInProcess(folder: string, type: FileType | 'icons'): Promise<MadePicture> {
  const wasKilled = await new Promise<boolean>((resolve) => {
    execFile(
      process.execPath,
      ['--no-warnings', SCRIPT, folder, type],
      // The process gets an empty environment, because the server's own environment contains
      // secrets.
      { env: {}, timeout: TIMEOUT_MS, killSignal: 'SIGKILL' },
      (error) => resolve(error?.killed ?? false),
    );
  });
  if (wasKilled) return { refusal: 'tooSlow' };
  try {
    return JSON.parse(await readFile(join(folder, 'result.json'), 'utf8')) as MadePicture;
  } catch {
    return { refusal: 'broken' };
  }
}
