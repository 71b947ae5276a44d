import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inBytes, type Rows } from '@hearthway/server/encoder/dense';
import { UNITS } from '@hearthway/server/encoder/weights-file';

/** What `distil.py` has written, a byte for each number, in the order in which the server reads it. */
export function packWeights(folder: string): Buffer {
  const read = (name: string) =>
    new Float32Array(new Uint8Array(readFileSync(join(folder, `student-${name}.f32`))).buffer);
  const bias = { hidden: read('hidden_bias'), last: read('last_bias') };
  const pieces = inBytes(sideBySide(['before', 'itself', 'after'].map(read)), UNITS);
  const [hidden, last] = (['hidden', 'last'] as const).map((name) => {
    const values = read(name);
    return inBytes(values, values.length / bias[name].length);
  }) as [Rows, Rows];
  const parts = [
    ...[pieces.steps, hidden.steps, last.steps],
    ...[bias.hidden, bias.last],
    ...[pieces.rows, hidden.rows, last.rows],
  ];
  return Buffer.concat(
    parts.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
  );
}

/** The rows of several tables that belong to one piece lie together. */
function sideBySide(tables: readonly Float32Array[]): Float32Array {
  const [first] = tables;
  const together = new Float32Array(tables.length * (first?.length ?? 0));
  tables.forEach((table, way) => {
    for (let piece = 0; piece * UNITS < table.length; piece++) {
      const row = table.subarray(piece * UNITS, (piece + 1) * UNITS);
      together.set(row, (piece * tables.length + way) * UNITS);
    }
  });
  return together;
}
