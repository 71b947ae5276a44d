import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LARGEST_WIDTH, widthsOf } from '@hearthway/domain/media/addresses';
import sharp, { type Sharp } from 'sharp';
import { giveWay } from '../../ports/give-way.ts';
import type { MadePicture } from './make-picture.ts';
import { FORMATS, type Format } from './store-keys.ts';

/**
 * A process of its own for each picture: `source` in the folder it is told becomes the pictures that
 * are kept. What a hostile file can do to a decoder ends with this process, which knows no secret.
 */
const MOST_PIXELS = 50_000_000;
/** Nobody keeps looking at half a hair. */
const QUALITY = { avif: 55, webp: 80, jpg: 82 } as const;

giveWay(10);
sharp.cache(false);
sharp.concurrency(1);
// Only decoders of what is taken: no SVG, PDF, TIFF or whatever else the library knows.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}`),
});

async function makePicture(folder: string, type: string): Promise<MadePicture> {
  const source = await readFile(join(folder, 'source'));
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 } as const;
  const { format, compression, width, height } = await sharp(source, options).metadata();
  if (width * height > MOST_PIXELS) return { refusal: 'tooManyPixels' };
  const seen = format === 'heif' ? compression === 'av1' && 'avif' : format;
  if (`image/${seen}` !== type) return { refusal: 'broken' };
  // Turned as the camera was held, no wider than is ever shown, and nothing left of what was beside it.
  const { data, info } = await sharp(source, options)
    .autoOrient()
    .resize({
      width: LARGEST_WIDTH,
      height: LARGEST_WIDTH * 4,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  await mkdir(join(folder, 'made'));
  for (const each of widthsOf(info.width)) {
    for (const format of FORMATS) {
      const bytes = await encoded(sharp(data, { raw }).resize({ width: each }), format).toBuffer();
      await writeFile(join(folder, 'made', `${each}.${format}`), bytes);
    }
  }
  return { width: info.width, height: info.height };
}

function encoded(picture: Sharp, format: Format): Sharp {
  if (format === 'avif') return picture.avif({ quality: QUALITY.avif, effort: 2 });
  if (format === 'webp') return picture.webp({ quality: QUALITY.webp });
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: QUALITY.jpg, mozjpeg: true });
}

const [folder = '', type = ''] = process.argv.slice(2);
const made = await makePicture(folder, type).catch((error: unknown): MadePicture => {
  const isLarge = /pixel limit|exceeds/i.test(String(error));
  return { refusal: isLarge ? 'tooManyPixels' : 'broken' };
});
await writeFile(join(folder, 'result.json'), JSON.stringify(made));
