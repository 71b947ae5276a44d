import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getStoredWidths, MAX_WIDTH } from '@hearthway/domain/media/addresses';
import { LOGO_ICONS } from '@hearthway/domain/media/logo-icons';
import sharp, { type Sharp } from 'sharp';
import { lowerPriority } from '../../ports/lower-priority.ts';
import type { MadePicture } from './make-picture.ts';
import { FORMATS, type Format } from './store-keys.ts';

/** A malicious file that exploits the decoder reaches only this process, which has no secrets. */
const MAX_PIXELS = 50_000_000;
const QUALITY = { avif: 55, webp: 80, jpg: 82 } as const;

lowerPriority(10);
sharp.cache(false);
sharp.concurrency(1);
// Only decoders of accepted formats are allowed, so that SVG, PDF or TIFF files are never decoded.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}`),
});

async function makePicture(folder: string, type: string): Promise<MadePicture> {
  const source = await readFile(join(folder, 'source'));
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 } as const;
  const { format, compression, width, height } = await sharp(source, options).metadata();
  if (width * height > MAX_PIXELS) return { refusal: 'tooManyPixels' };
  const seen = format === 'heif' ? compression === 'av1' && 'avif' : format;
  if (`image/${seen}` !== type) return { refusal: 'broken' };
  const { data, info } = await sharp(source, options)
    .autoOrient()
    .resize({
      width: MAX_WIDTH,
      height: MAX_WIDTH * 4,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  await mkdir(join(folder, 'made'));
  for (const each of getStoredWidths(info.width)) {
    for (const format of FORMATS) {
      const bytes = await encode(sharp(data, { raw }).resize({ width: each }), format).toBuffer();
      await writeFile(join(folder, 'made', `${each}.${format}`), bytes);
    }
  }
  return { width: info.width, height: info.height };
}

async function makeIcons(folder: string): Promise<MadePicture> {
  const source = await readFile(join(folder, 'source'));
  const background = '#ffffff';
  await mkdir(join(folder, 'made'));
  for (const [name, { size, margin }] of Object.entries(LOGO_ICONS)) {
    const free = Math.round(size * margin);
    const inner = size - 2 * free;
    // Transparent parts are filled, because phones would show them in black.
    await sharp(source, { limitInputPixels: MAX_PIXELS })
      .flatten({ background })
      .resize({ width: inner, height: inner, fit: 'contain', background })
      .extend({ top: free, bottom: free, left: free, right: free, background })
      .png()
      .toFile(join(folder, 'made', `${name}.png`));
  }
  return { width: 0, height: 0 };
}

function encode(picture: Sharp, format: Format): Sharp {
  if (format === 'avif') return picture.avif({ quality: QUALITY.avif, effort: 2 });
  if (format === 'webp') return picture.webp({ quality: QUALITY.webp });
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: QUALITY.jpg, mozjpeg: true });
}

const [folder = '', type = ''] = process.argv.slice(2);
const making = type === 'icons' ? makeIcons(folder) : makePicture(folder, type);
const made = await making.catch((error: unknown): MadePicture => {
  const isLarge = /pixel limit|exceeds/i.test(String(error));
  return { refusal: isLarge ? 'tooManyPixels' : 'broken' };
});
await writeFile(join(folder, 'result.json'), JSON.stringify(made));
