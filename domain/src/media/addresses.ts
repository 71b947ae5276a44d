const UUID = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}';

/** A picture's widths, beside its own where that is smaller than the last. */
const WIDTHS = [480, 960, 1600] as const;
export const LARGEST_WIDTH = 1600;

/** The widths in which a picture is kept, whose largest is `width`. */
export const widthsOf = (width: number): number[] => [
  ...WIDTHS.filter((each) => each < width),
  width,
];

interface PictureAddress {
  id: string;
  /** Of the largest that is kept. */
  width: number;
  height: number;
}

/** Holds its measures, so that a page can keep its place before it has come. */
export const pictureAddress = ({ id, width, height }: PictureAddress) =>
  `/media/pictures/${id}/${width}x${height}`;

export const videoAddress = (id: string) => `/media/videos/${id}`;

const PICTURE = new RegExp(`^/media/pictures/${UUID}/\\d{1,4}x\\d{1,4}$`);

/** Whether it looks like the address of one of our own pictures, and is nothing else. */
export const isPictureAddress = (text: string): boolean => PICTURE.test(text);

const MEDIA = new RegExp(`/media/(?:pictures|videos)/(${UUID})`, 'g');

/** The ids of every picture and video that a text shows. */
export const mediaIn = (text: string): Set<string> =>
  new Set([...text.matchAll(MEDIA)].map(([, id = '']) => id));
