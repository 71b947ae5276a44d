export const MEDIA_TEXT = {
  empty: 'This file is empty.',
  wrongType: 'We can’t show this kind of file. Please use JPEG, PNG, WebP, AVIF, GIF, MP4 or WebM.',
  pictureTooLarge: (megabytes: number) => `A picture can be up to ${megabytes} MB.`,
  videoTooLarge: (megabytes: number) => `A video can be up to ${megabytes} MB.`,
  tooManyPixels: 'This picture has more than 50 million pixels. Please make it smaller first.',
  broken: 'We can’t read this picture. It may be damaged or incomplete.',
  tooSlow: 'This picture takes too long to open. Please save it as a new file and try again.',
  notWhole: 'The file hasn’t finished uploading yet.',
  outOfOrder:
    'This part doesn’t follow on from the parts we already have. Please start the upload again.',
  notFound: 'This picture or video doesn’t exist.',
  uploadNotFound: 'This upload has ended, or never started.',
  tooManyUploads: 'Too many uploads are unfinished. Please finish or cancel some of them first.',
  exists: 'This picture or video is already here.',
  inUse: 'It’s still in use, or part of an earlier version of a page.',
  needsWords: 'In Media, say what each picture shows, or that it’s only decoration.',
} as const;
