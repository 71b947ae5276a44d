import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tensor } from './tensors.ts';

const LAYERS = [0, 1] as const;

function names(): Record<string, string> {
  const concatenated = (name: string) => `${name}/ConcatPartitions/concat`;
  const found: Record<string, string> = {
    slow: 'AddTimingSignal/TimingSignal/ExpandDims_1',
    emb: 'module/Embeddings_en',
    adjust_k: concatenated('Encode/Layer_0/TransformerLayer/dense/kernel'),
    adjust_b: concatenated('Encode/Layer_0/TransformerLayer/dense/bias'),
    last_k: 'hidden_layers/tanh_layer_0/weights',
    last_b: 'hidden_layers/tanh_layer_0/bias',
  };
  for (const number of LAYERS) {
    const layer = `Encode/Layer_${number}/TransformerLayer`;
    const stack = `TransformerStack/Layer_${number}/TransformerLayer`;
    const norms = { norm: layer, inner: `${layer}/FFN` };
    for (const [name, at] of Object.entries(norms)) {
      const norm = `${at}/layer_prepostprocess/layer_norm/layer_norm`;
      found[`${name}${number}_s`] = concatenated(`${norm}_scale`);
      found[`${name}${number}_b`] = concatenated(`${norm}_bias`);
    }
    for (const name of ['qkv', 'output']) {
      const at = `${layer}/MultiheadAttention/${name}_transform_single`;
      found[`${name}${number}_k`] = `${at}/kernel/part_0`;
      found[`${name}${number}_b`] = concatenated(`${at}/bias`);
    }
    for (const part of ['conv1', 'conv2']) {
      found[`${part}${number}_k`] = `${stack}/FFN/${part}/Tensordot/Reshape_1`;
      found[`${part}${number}_b`] = concatenated(`${layer}/FFN/${part}/bias`);
    }
  }
  return found;
}

export function writeTeacher(folder: string, tensor: (ending: string) => Tensor): void {
  const shapes: Record<string, number[]> = {};
  for (const [name, ending] of Object.entries(names())) {
    const { shape, values } = tensor(ending);
    shapes[name] = shape;
    const { buffer, byteOffset, byteLength } = values;
    writeFileSync(join(folder, `${name}.f32`), Buffer.from(buffer, byteOffset, byteLength));
  }
  writeFileSync(join(folder, 'shapes.json'), JSON.stringify(shapes));
}
