const UUID = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}';

/** A picture is stored in its own width and in each smaller width of this list. */
const WIDTHS = [480, 960, 1600] as const;
export const MAX_WIDTH = 1600;

export const getStoredWidths = (width: number): number[] => [
  ...WIDTHS.filter((each) => each < width),
  width,
];

interface PictureAddress {
  id: string;
  width: number;
  height: number;
}

/**
 * The URL of a picture contains its size, so that a page can reserve the space before the picture
 * loads.
 */
export const pictureAddress = ({ id, width, height }: PictureAddress) =>
  `/media/pictures/${id}/${width}x${height}`;

export const videoAddress = (id: string) => `/media/videos/${id}`;

const PICTURE = new RegExp(`^/media/pictures/${UUID}/\\d{1,4}x\\d{1,4}$`);

export const isPictureAddress = (text: string): boolean => PICTURE.test(text);

const MEDIA = new RegExp(`/media/(?:pictures|videos)/(${UUID})`, 'g');

export const findMediaIds = (text: string): Set<string> =>
  new Set([...text.matchAll(MEDIA)].map(([, id = '']) => id));
