import { writeFileSync } from 'node:fs';
import type { DenseLayer, QuantizedMatrix } from '@hearthway/server/encoder/dense';
import { type IntentHeader, MODEL_FILE } from '@hearthway/server/features/guide/intent/model-file';
import { joinBytes, packInt4 } from '../quantize.ts';

export interface TrainedNetwork {
  hidden: DenseLayer;
  output: DenseLayer;
  sparse: QuantizedMatrix;
}

export function writeIntentModel(header: IntentHeader, network: TrainedNetwork): void {
  const { hidden, output, sparse } = network;
  const head = Buffer.from(`${JSON.stringify(header)}\n`);
  const floats = [hidden.scales, hidden.bias, output.scales, output.bias, sparse.scales];
  const matrices = [hidden.rows, output.rows, packInt4(sparse.rows)];
  writeFileSync(MODEL_FILE, joinBytes([head, ...floats, ...matrices]));
}
