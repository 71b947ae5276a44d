/**
 * A tar archive stores each file as a header of 512 bytes and data padded to blocks of 512 bytes.
 */
export const TAR_BLOCK = 512;

export interface TarEntry {
  path: string;
  size: number;
}

/** Files of 8 GB or more would need an extension of the tar format. Uploaded videos are smaller. */
const MAX_SIZE = 0o77777777777;

export function tarHeader({ path, size }: TarEntry, modified: Date): Uint8Array {
  const cut = path.length > 100 ? path.lastIndexOf('/') : 0;
  const [prefix, name] = cut > 0 ? [path.slice(0, cut), path.slice(cut + 1)] : ['', path];
  if (name.length > 100 || prefix.length > 155 || size > MAX_SIZE) {
    throw new Error(`a tar archive cannot hold ${path}`);
  }
  const header = new Uint8Array(TAR_BLOCK);
  const write = (text: string, at: number) =>
    header.set(
      Array.from(text, (letter) => letter.charCodeAt(0)),
      at,
    );
  const octal = (value: number, length: number) => value.toString(8).padStart(length - 1, '0');
  write(name, 0);
  write(octal(0o644, 8), 100);
  write(octal(0, 8), 108);
  write(octal(0, 8), 116);
  write(octal(size, 12), 124);
  write(octal(Math.floor(modified.getTime() / 1000), 12), 136);
  write('0', 156);
  write('ustar\x0000', 257);
  write(prefix, 345);
  write(`${octal(checksum(header), 7)}\x00 `, 148);
  return header;
}

export function parseTarHeader(header: Uint8Array): (TarEntry & { isFile: boolean }) | null {
  if (header.length < TAR_BLOCK || header.every((byte) => byte === 0)) return null;
  const read = (at: number, length: number) =>
    String.fromCharCode(...header.subarray(at, at + length)).replace(/\0[\s\S]*$/, '');
  const size = Number.parseInt(read(124, 12).trim() || '0', 8);
  if (Number.parseInt(read(148, 8).trim(), 8) !== checksum(header) || !(size >= 0)) {
    throw new Error('this is not a tar archive');
  }
  const isUstar = read(257, 5) === 'ustar';
  const prefix = isUstar ? read(345, 155) : '';
  return {
    path: prefix ? `${prefix}/${read(0, 100)}` : read(0, 100),
    size,
    isFile: ['0', ''].includes(read(156, 1)),
  };
}

export const tarPadding = (size: number): number => (TAR_BLOCK - (size % TAR_BLOCK)) % TAR_BLOCK;

const checksum = (header: Uint8Array) =>
  header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 0x20 : byte), 0);
