import { strToU8, Zip, ZipDeflate } from 'fflate';
import { HttpProblem } from '../../http/problem.ts';

/**
 * Maximum size of the compressed export: 64 MB, about a hundred times what ten years of daily use
 * need.
 */
const MAX_BYTES = 64 * 1024 * 1024;

export interface ArchiveFile {
  write(text: string): void;
  end(): void;
}

/**
 * A ZIP archive that is compressed while it is written, so that only compressed bytes stay in
 * memory.
 */
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

  file(name: string): ArchiveFile {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = this.#madeAt;
    this.#zip.add(file);
    return {
      write: (text) => {
        file.push(strToU8(text));
        if (this.#size > MAX_BYTES) {
          throw new HttpProblem(
            507,
            'export_too_large',
            'Your data is larger than we can pack here. Please contact support.',
          );
        }
      },
      end: () => file.push(new Uint8Array(0), true),
    };
  }

  bytes(): Uint8Array<ArrayBuffer> {
    this.#zip.end();
    return new Uint8Array(Buffer.concat(this.#chunks));
  }
}
