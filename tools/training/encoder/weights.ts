import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QuantizedMatrix } from '@hearthway/server/encoder/dense';
import { UNITS } from '@hearthway/server/encoder/weights-file';
import { joinBytes, packInt4, quantize, quantizeInt4 } from '../quantize.ts';

export function packWeights(folder: string): Buffer {
  const read = (name: string) =>
    new Float32Array(new Uint8Array(readFileSync(join(folder, `student-${name}.f32`))).buffer);
  const bias = { hidden: read('hidden_bias'), last: read('last_bias') };
  const tokens = quantizeInt4(interleave(['before', 'itself', 'after'].map(read)), UNITS);
  const [hidden, last] = (['hidden', 'last'] as const).map((name) => {
    const values = read(name);
    return quantize(values, values.length / bias[name].length);
  }) as [QuantizedMatrix, QuantizedMatrix];
  return joinBytes([
    ...[tokens.scales, hidden.scales, last.scales],
    ...[bias.hidden, bias.last],
    ...[packInt4(tokens.rows), hidden.rows, last.rows],
  ]);
}

function interleave(tables: readonly Float32Array[]): Float32Array {
  const [first] = tables;
  const interleaved = new Float32Array(tables.length * (first?.length ?? 0));
  tables.forEach((table, column) => {
    for (let token = 0; token * UNITS < table.length; token++) {
      const row = table.subarray(token * UNITS, (token + 1) * UNITS);
      interleaved.set(row, (token * tables.length + column) * UNITS);
    }
  });
  return interleaved;
}
