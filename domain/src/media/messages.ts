export const MEDIA_TEXT = {
  empty: 'This file is empty.',
  wrongType:
    'This is no picture or video that can be shown here: JPEG, PNG, WebP, AVIF, GIF, MP4 or WebM.',
  pictureTooLarge: (megabytes: number) => `A picture may have up to ${megabytes} MB.`,
  videoTooLarge: (megabytes: number) => `A video may have up to ${megabytes} MB.`,
  tooManyPixels: 'This picture has more than 50 million points. Please make it smaller first.',
  broken: 'This picture cannot be read. It may be damaged or cut off.',
  tooSlow: 'This picture takes too long to read. Please save it anew and try again.',
  notWhole: 'The file has not arrived whole yet.',
  outOfOrder: 'This part of the file does not follow those that are here.',
  notFound: 'There is no such picture or video.',
  uploadNotFound: 'This upload is over, or was never begun.',
  tooManyUploads: 'Too many uploads are unfinished. Please finish or cancel some of them first.',
  exists: 'This picture or video is already here.',
  inUse: 'It is still shown somewhere, or an earlier version of a page shows it.',
  needsWords: 'Say what each picture shows, or that it only decorates, in Media.',
} as const;
