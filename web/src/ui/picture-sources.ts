const WIDTHS = [480, 960];

interface PictureSources {
  width: number;
  height: number;
  srcSet: string;
}

/**
 * The picture's size is part of its URL. With it, the browser reserves the space before loading the
 * picture and can choose a smaller version.
 */
export function pictureSources(address: string): PictureSources | null {
  const [, wide, high] = /^\/media\/pictures\/[^/]+\/(\d+)x(\d+)$/.exec(address) ?? [];
  if (!wide) return null;
  const narrower = WIDTHS.filter((each) => each < Number(wide));
  const sources = [
    ...narrower.map((each) => `${address}?w=${each} ${each}w`),
    `${address} ${wide}w`,
  ];
  return { width: Number(wide), height: Number(high), srcSet: sources.join(', ') };
}
