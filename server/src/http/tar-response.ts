import { TAR_BLOCK, tarHeader, tarPadding } from '@hearthway/domain/content-desk/tar';

export interface ArchiveFile {
  path: string;
  size: number;
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

export function textFile(path: string, text: string): ArchiveFile {
  const bytes = Buffer.from(text);
  return { path, size: bytes.length, bytes: [bytes] };
}

export function tarResponse(
  files: AsyncIterable<ArchiveFile>,
  { name, now }: { name: string; now: Date },
): Response {
  const chunks = toTar(files, now);
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'application/x-tar',
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  });
}

async function* toTar(
  files: AsyncIterable<ArchiveFile>,
  now: Date,
): AsyncGenerator<Uint8Array, undefined> {
  for await (const { path, size, bytes } of files) {
    yield tarHeader({ path, size }, now);
    let sent = 0;
    for await (const chunk of bytes) {
      sent += chunk.length;
      yield chunk;
    }
    if (sent !== size) throw new Error(`${path} has ${sent} bytes instead of ${size}`);
    const padding = tarPadding(size);
    if (padding > 0) yield new Uint8Array(padding);
  }
  yield new Uint8Array(2 * TAR_BLOCK);
  return undefined;
}
