import { getStoredWidths } from '@hearthway/domain/media/addresses';
import { partCount } from '@hearthway/domain/media/parts';

export const FORMATS = ['avif', 'webp', 'jpg'] as const;
export type Format = (typeof FORMATS)[number];

export const pictureKey = (id: string, width: number, format: Format) =>
  `pictures/${id}/${width}.${format}`;

/** Finished videos stay stored in parts. */
export const partKey = (id: string, index: number) => `parts/${id}/${index}`;

export const pictureKeys = (id: string, width: number) =>
  getStoredWidths(width).flatMap((each) => FORMATS.map((format) => pictureKey(id, each, format)));

export const partKeys = (id: string, size: number) =>
  Array.from({ length: partCount(size) }, (_, index) => partKey(id, index));
