import { createAppleReader } from '@hearthway/domain/health-import/apple-health';
import { createCsvReader } from '@hearthway/domain/health-import/csv-health';
import { HealthFileError } from '@hearthway/domain/health-import/file-problem';
import type { HealthFile, HealthReader } from '@hearthway/domain/health-import/health-day';
import {
  dataStart,
  findDirectory,
  findExport,
  isZip,
  LOCAL_HEADER_SIZE,
  readDirectory,
  readZip64End,
  TAIL_SIZE,
  ZIP64_END_SIZE,
} from '@hearthway/domain/health-import/zip-directory';

export interface ReadSettings {
  name: string;
  today: string;
  onProgress: (share: number) => void;
}

/** The file is read piece by piece, because exports can be hundreds of megabytes large. */
export async function readHealthFile(file: Blob, settings: ReadSettings): Promise<HealthFile> {
  if (file.size === 0) throw new HealthFileError('empty');
  const start = await readBytes(file, 0, 512);
  if (isZip(start)) return readZip(file, settings);
  if (/\.zip$/i.test(settings.name)) throw new HealthFileError('not_zip');
  // In UTF-16, every second byte of ordinary letters is zero, so a text file with zero bytes is
  // UTF-16.
  if (start.includes(0)) throw new HealthFileError('wrong_encoding');
  const text = new TextDecoder().decode(start).trimStart();
  const reader = text.startsWith('<')
    ? createAppleReader(settings.today)
    : createCsvReader(settings.today, settings.name);
  return pump(file.stream().pipeThrough(countBytes(file.size, settings.onProgress)), reader);
}

async function readZip(file: Blob, settings: ReadSettings): Promise<HealthFile> {
  const place = findDirectory(await readBytes(file, file.size - TAIL_SIZE, file.size));
  const directory =
    'zip64EndAt' in place
      ? readZip64End(await readBytes(file, place.zip64EndAt, place.zip64EndAt + ZIP64_END_SIZE))
      : place;
  const end = directory.at + directory.size;
  const entry = findExport(readDirectory(await readBytes(file, directory.at, end)));
  const headerEnd = entry.headerAt + LOCAL_HEADER_SIZE;
  const from = dataStart(entry, await readBytes(file, entry.headerAt, headerEnd));
  const data = file.slice(from, from + entry.compressedSize);
  const bytes = data.stream().pipeThrough(countBytes(data.size, settings.onProgress));
  const reader = createAppleReader(settings.today);
  if (entry.method === 'stored') return pump(bytes, reader);
  return pump(bytes.pipeThrough(createInflater()), reader, 'zip_damaged');
}

function createInflater(): DecompressionStream {
  try {
    return new DecompressionStream('deflate-raw');
  } catch {
    throw new HealthFileError('old_browser');
  }
}

async function readBytes(file: Blob, from: number, to: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(Math.max(0, from), to).arrayBuffer());
}

function countBytes(total: number, onProgress: (share: number) => void) {
  let done = 0;
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(bytes, controller) {
      done += bytes.length;
      onProgress(done / total);
      controller.enqueue(bytes);
    },
  });
}

async function pump(
  bytes: ReadableStream<Uint8Array<ArrayBuffer>>,
  reader: HealthReader,
  broken: 'unreadable' | 'zip_damaged' = 'unreadable',
): Promise<HealthFile> {
  const decoder = new TextDecoder();
  const source = bytes.getReader();
  for (;;) {
    let piece: ReadableStreamReadResult<Uint8Array<ArrayBuffer>>;
    try {
      piece = await source.read();
    } catch {
      return finishEarly(reader, broken);
    }
    if (piece.done) break;
    reader.read(decoder.decode(piece.value, { stream: true }));
  }
  return reader.finish();
}

function finishEarly(reader: HealthReader, broken: 'unreadable' | 'zip_damaged'): HealthFile {
  try {
    return { ...reader.finish(), isComplete: false };
  } catch {
    throw new HealthFileError(broken);
  }
}
