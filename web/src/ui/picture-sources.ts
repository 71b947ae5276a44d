const WIDTHS = [480, 960];

interface PictureSources {
  width: number;
  height: number;
  srcSet: string;
}

/**
 * A picture's URL contains its size, so the browser can reserve the space before it loads the
 * picture.
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
