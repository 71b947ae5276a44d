import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Tensor {
  shape: number[];
  values: Float32Array;
}

interface Manifest {
  weightsManifest: {
    paths: string[];
    weights: { name: string; shape: number[]; dtype: 'float32' | 'int32' }[];
  }[];
}

export function readTensors(folder: string): (ending: string) => Tensor {
  const { weightsManifest } = JSON.parse(
    readFileSync(join(folder, 'model.json'), 'utf8'),
  ) as Manifest;
  const tensors = new Map<string, Tensor>();
  for (const { paths, weights } of weightsManifest) {
    const bytes = Buffer.concat(paths.map((path) => readFileSync(join(folder, path))));
    let at = 0;
    for (const { name, shape } of weights) {
      const length = 4 * shape.reduce((product, size) => product * size, 1);
      const values = new Float32Array(new Uint8Array(bytes.subarray(at, at + length)).buffer);
      tensors.set(name, { shape, values });
      at += length;
    }
  }
  return (ending) => {
    const found = [...tensors].filter(([name]) => name.endsWith(ending));
    const [only] = found;
    if (!only || found.length > 1)
      throw new Error(`expected one tensor whose name ends in ${ending}, found ${found.length}`);
    return only[1];
  };
}
