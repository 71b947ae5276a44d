/** The name of a file can be wrong, so its first bytes decide the type. */
export const FILE_TYPES = {
  'image/jpeg': 'picture',
  'image/png': 'picture',
  'image/webp': 'picture',
  'image/avif': 'picture',
  'image/gif': 'picture',
  'video/mp4': 'video',
  'video/webm': 'video',
} as const;
export type FileType = keyof typeof FILE_TYPES;

const HEAD_BYTES = 4096;

const AVIF_BRANDS = ['avif', 'avis'];
const MP4_BRANDS = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |M4VP|dash|MSNV|f4v )$/;

export function detectFileType(bytes: Uint8Array): FileType | null {
  const head = bytes.subarray(0, HEAD_BYTES);
  const text = (from: number, length: number) =>
    String.fromCharCode(...head.subarray(from, from + length));
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'image/jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'image/gif';
  if (text(0, 4) === 'RIFF' && text(8, 4) === 'WEBP') return 'image/webp';
  if (text(4, 4) === 'ftyp') {
    if (AVIF_BRANDS.includes(text(8, 4))) return 'image/avif';
    return MP4_BRANDS.test(text(8, 4)) ? 'video/mp4' : null;
  }
  // Matroska and WebM files start with the same bytes. Only the document type that follows differs.
  if (text(0, 4) === '\x1aE\xdf\xa3' && text(0, 64).includes('\x42\x82\x84webm')) {
    return 'video/webm';
  }
  return null;
}
