import { once } from 'node:events';
import { createDeflateRaw } from 'node:zlib';
import { strToU8, Zip, ZipPassThrough } from 'fflate';

/** The limit is about a hundred times what ten years of daily use need. */
const MAX_BYTES = 64 * 1024 * 1024;

export class ExportTooLarge extends Error {
  override name = 'ExportTooLarge';
}

const DEFLATE = 8;

class DeflatedFile extends ZipPassThrough {
  override compression = DEFLATE;
  #deflate = createDeflateRaw();
  #ended = once(this.#deflate, 'end');

  constructor(name: string) {
    super(name);
    this.#deflate.on('data', (chunk: Buffer<ArrayBuffer>) => this.ondata(null, chunk, false));
    this.#deflate.on('end', () => this.ondata(null, new Uint8Array(0), true));
  }

  async write(text: string): Promise<void> {
    const chunk = strToU8(text);
    this.push(chunk);
    await new Promise<void>((resolve, reject) =>
      this.#deflate.write(chunk, (error) => (error ? reject(error) : resolve())),
    );
  }

  async end(): Promise<void> {
    this.push(new Uint8Array(0), true);
    this.#deflate.end();
    await this.#ended;
  }

  protected override process(): void {}
}

type ArchiveFile = Pick<DeflatedFile, 'write' | 'end'>;

export class Archive {
  #zip: Zip;
  #chunks: Uint8Array[] = [];
  #size = 0;
  #madeAt: Date;

  constructor(madeAt: Date) {
    this.#madeAt = madeAt;
    this.#zip = new Zip((error, chunk) => {
      if (error) throw error;
      this.#chunks.push(chunk);
      this.#size += chunk.length;
    });
  }

  get size(): number {
    return this.#size;
  }

  file(name: string): ArchiveFile {
    const file = new DeflatedFile(name);
    file.mtime = this.#madeAt;
    this.#zip.add(file);
    return file;
  }

  end(): void {
    this.#zip.end();
  }

  take(least: number): Buffer {
    if (this.#size > MAX_BYTES) throw new ExportTooLarge();
    const length = this.#chunks.reduce((sum, chunk) => sum + chunk.length, 0);
    if (length < least) return Buffer.alloc(0);
    return Buffer.concat(this.#chunks.splice(0));
  }
}
