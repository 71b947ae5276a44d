import { widthsOf } from '@hearthway/domain/media/addresses';
import { partCount } from '@hearthway/domain/media/parts';

/** The formats a picture is kept in, the smallest first. */
export const FORMATS = ['avif', 'webp', 'jpg'] as const;
export type Format = (typeof FORMATS)[number];

export const pictureKey = (id: string, width: number, format: Format) =>
  `pictures/${id}/${width}.${format}`;

/** A file as it was sent. Videos stay as these. */
export const partKey = (id: string, index: number) => `parts/${id}/${index}`;

export const pictureKeys = (id: string, width: number) =>
  widthsOf(width).flatMap((each) => FORMATS.map((format) => pictureKey(id, each, format)));

export const partKeys = (id: string, size: number) =>
  Array.from({ length: partCount(size) }, (_, index) => partKey(id, index));
