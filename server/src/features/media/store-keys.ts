import { getStoredWidths } from '@hearthway/domain/media/addresses';
import { LOGO_ICONS, type LogoIcon } from '@hearthway/domain/media/logo-icons';
import { partCount } from '@hearthway/domain/media/parts';

export const FORMATS = ['avif', 'webp', 'jpg'] as const;
export type Format = (typeof FORMATS)[number];

export const pictureKey = (id: string, width: number, format: Format) =>
  `pictures/${id}/${width}.${format}`;

/** A video is stored as the parts in which it was uploaded, even after the upload has finished. */
export const partKey = (id: string, index: number) => `parts/${id}/${index}`;

export const iconKey = (id: string, icon: LogoIcon) => `pictures/${id}/${icon}.png`;

export const pictureKeys = (id: string, width: number) => [
  ...getStoredWidths(width).flatMap((each) =>
    FORMATS.map((format) => pictureKey(id, each, format)),
  ),
  ...(Object.keys(LOGO_ICONS) as LogoIcon[]).map((icon) => iconKey(id, icon)),
];

export const partKeys = (id: string, size: number) =>
  Array.from({ length: partCount(size) }, (_, index) => partKey(id, index));
