import { HealthFileError } from './file-problem.ts';

export interface ZipEntry {
  name: string;
  method: 'stored' | 'deflated';
  isEncrypted: boolean;
  compressedSize: number;
  size: number;
  headerAt: number;
}

const LOCAL_HEADER = 0x04034b50;
const DIRECTORY_ENTRY = 0x02014b50;
const DIRECTORY_END = 0x06054b50;
const ZIP64_LOCATOR = 0x07064b50;
const ZIP64_END = 0x06064b50;

export const LOCAL_HEADER_SIZE = 30;
const DIRECTORY_END_SIZE = 22;
const ZIP64_LOCATOR_SIZE = 20;
export const ZIP64_END_SIZE = 56;
/** A ZIP file ends with a locator, the end of its directory and a comment of up to 64 KB. */
export const TAIL_SIZE = DIRECTORY_END_SIZE + 0xffff + ZIP64_LOCATOR_SIZE;

const ENCRYPTED = 1;
const METHODS: Record<number, ZipEntry['method']> = { 0: 'stored', 8: 'deflated' };
const UNKNOWN_32 = 0xffffffff;

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export const isZip = (bytes: Uint8Array): boolean =>
  bytes.length >= 4 && [LOCAL_HEADER, DIRECTORY_END].includes(view(bytes).getUint32(0, true));

export type DirectoryPlace = { at: number; size: number } | { zip64EndAt: number };

export function findDirectory(tail: Uint8Array): DirectoryPlace {
  const data = view(tail);
  for (let at = tail.length - DIRECTORY_END_SIZE; at >= 0; at--) {
    if (data.getUint32(at, true) !== DIRECTORY_END) continue;
    const locator = at - ZIP64_LOCATOR_SIZE;
    if (locator >= 0 && data.getUint32(locator, true) === ZIP64_LOCATOR) {
      return { zip64EndAt: Number(data.getBigUint64(locator + 8, true)) };
    }
    return { at: data.getUint32(at + 16, true), size: data.getUint32(at + 12, true) };
  }
  throw new HealthFileError('zip_incomplete');
}

export function readZip64End(bytes: Uint8Array): { at: number; size: number } {
  const data = view(bytes);
  if (bytes.length < ZIP64_END_SIZE || data.getUint32(0, true) !== ZIP64_END) {
    throw new HealthFileError('zip_incomplete');
  }
  return {
    at: Number(data.getBigUint64(48, true)),
    size: Number(data.getBigUint64(40, true)),
  };
}

export function readDirectory(bytes: Uint8Array): ZipEntry[] {
  const data = view(bytes);
  const entries: ZipEntry[] = [];
  for (let at = 0; at + 46 <= bytes.length; ) {
    if (data.getUint32(at, true) !== DIRECTORY_ENTRY) throw new HealthFileError('zip_damaged');
    const nameLength = data.getUint16(at + 28, true);
    const extraLength = data.getUint16(at + 30, true);
    const extraAt = at + 46 + nameLength;
    const next = extraAt + extraLength + data.getUint16(at + 32, true);
    if (next > bytes.length) throw new HealthFileError('zip_damaged');
    const sizes = readSizes(data, at, extraAt, extraAt + extraLength);
    const method = METHODS[data.getUint16(at + 10, true)];
    const isEncrypted = (data.getUint16(at + 8, true) & ENCRYPTED) !== 0;
    const name = String.fromCharCode(...bytes.subarray(at + 46, extraAt));
    if (method || isEncrypted) {
      entries.push({ name, method: method ?? 'stored', isEncrypted, ...sizes });
    }
    at = next;
  }
  return entries;
}

function readSizes(data: DataView, at: number, extraAt: number, extraEnd: number) {
  const sizes = {
    size: data.getUint32(at + 24, true),
    compressedSize: data.getUint32(at + 20, true),
    headerAt: data.getUint32(at + 42, true),
  };
  for (let field = extraAt; field + 4 <= extraEnd; ) {
    const length = data.getUint16(field + 2, true);
    if (data.getUint16(field, true) === 1) {
      let value = field + 4;
      for (const name of ['size', 'compressedSize', 'headerAt'] as const) {
        if (sizes[name] !== UNKNOWN_32 || value + 8 > field + 4 + length) continue;
        sizes[name] = Number(data.getBigUint64(value, true));
        value += 8;
      }
    }
    field += 4 + length;
  }
  return sizes;
}

export function dataStart(entry: ZipEntry, header: Uint8Array): number {
  const data = view(header);
  if (header.length < LOCAL_HEADER_SIZE || data.getUint32(0, true) !== LOCAL_HEADER) {
    throw new HealthFileError('zip_damaged');
  }
  const rest = data.getUint16(26, true) + data.getUint16(28, true);
  return entry.headerAt + LOCAL_HEADER_SIZE + rest;
}

/**
 * The name of an Apple export depends on the phone's language, so the largest XML file is used,
 * except the clinical document that Apple adds.
 */
export function findExport(entries: readonly ZipEntry[]): ZipEntry {
  const [found] = entries
    .filter(({ name }) => /\.xml$/i.test(name) && !/_cda\.xml$/i.test(name))
    .toSorted((a, b) => b.size - a.size);
  if (!found) throw new HealthFileError('zip_without_export');
  if (found.isEncrypted) throw new HealthFileError('zip_encrypted');
  return found;
}
