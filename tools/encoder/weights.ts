import type { Tensor } from './tensors.ts';

const MAX_PIECES = 128;
const NARROW = 256;
const MOST = 127;

/** The block of memory that `forward.c` names the parts of, in its order. */
export function packWeights(tensor: (ending: string) => Tensor): Buffer {
  const layer = (number: number) => `Encode/Layer_${number}/TransformerLayer`;
  const stack = (number: number) => `TransformerStack/Layer_${number}/TransformerLayer`;
  const norm = (name: string) => [
    bytesOf(tensor(`${name}/layer_norm_scale/ConcatPartitions/concat`).values),
    bytesOf(tensor(`${name}/layer_norm_bias/ConcatPartitions/concat`).values),
  ];
  const layerOf = (inOrder: (rows: Int8Array, kernel: Kernel) => Int8Array) => {
    return (kernel: string, bias: string) => {
      const turned = byRows(tensor(kernel));
      const { rows, steps } = inBytes(turned);
      return [inOrder(rows, turned), steps, tensor(bias).values].map(bytesOf);
    };
  };
  const dense = layerOf((rows) => rows);
  const sparse = layerOf(byColumns);
  const joined = (name: string) => `${name}/ConcatPartitions/concat`;
  const attention = (number: number, name: string) => {
    const at = `${layer(number)}/MultiheadAttention/${name}_transform_single`;
    return dense(`${at}/kernel/part_0`, joined(`${at}/bias`));
  };
  const inner = (number: number) => {
    const name = (part: string) => `${stack(number)}/FFN/${part}/Tensordot/Reshape_1`;
    const bias = (part: string) => joined(`${layer(number)}/FFN/${part}/bias`);
    return [
      ...norm(`${layer(number)}/FFN/layer_prepostprocess/layer_norm`),
      ...dense(name('conv1'), bias('conv1')),
      ...sparse(name('conv2'), bias('conv2')),
    ];
  };
  const before = (number: number) => norm(`${layer(number)}/layer_prepostprocess/layer_norm`);
  const [adjust, last] = [`${layer(0)}/dense`, 'hidden_layers/tanh_layer_0'];
  return Buffer.concat([
    bytesOf(timing(tensor('AddTimingSignal/TimingSignal/ExpandDims_1').values)),
    ...pieces(tensor('module/Embeddings_en')),
    ...before(0),
    ...dense(joined(`${adjust}/kernel`), joined(`${adjust}/bias`)),
    ...attention(0, 'qkv'),
    ...attention(0, 'output'),
    ...inner(0),
    ...before(1),
    ...attention(1, 'qkv'),
    ...attention(1, 'output'),
    ...inner(1),
    ...dense(`${last}/weights`, `${last}/bias`),
  ]);
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array | Int8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

/** Where in a text a piece stands, as waves of many lengths. */
function timing(slowness: Float32Array): Float32Array {
  const table = new Float32Array(MAX_PIECES * NARROW);
  for (let position = 0; position < MAX_PIECES; position++) {
    slowness.forEach((value, index) => {
      table[position * NARROW + index] = Math.sin(position * value);
      table[position * NARROW + slowness.length + index] = Math.cos(position * value);
    });
  }
  return table;
}

function pieces({ shape, values }: Tensor): Buffer[] {
  const [count = 0, size = 0] = shape;
  const { rows, steps } = inBytes({ values, count, size });
  // Two more, so that what follows lies where sixteen bytes are read at once.
  return [bytesOf(steps), Buffer.alloc(8), bytesOf(rows)];
}

/** `count` rows of `size` numbers. */
interface Kernel {
  values: Float32Array;
  count: number;
  size: number;
}

/** TensorFlow keeps a kernel by what goes in; bytes are scaled by what comes out. */
function byRows({ shape, values }: Tensor): Kernel {
  const [size = 0, count = 0] = shape.slice(-2);
  const turned = new Float32Array(values.length);
  for (let row = 0; row < count; row++)
    for (let i = 0; i < size; i++) turned[row * size + i] = values[i * count + row] ?? 0;
  return { values: turned, count, size };
}

function byColumns(rows: Int8Array, { count, size }: Kernel): Int8Array {
  const turned = new Int8Array(rows.length);
  for (let row = 0; row < count; row++)
    for (let i = 0; i < size; i++) turned[i * count + row] = rows[row * size + i] ?? 0;
  return turned;
}

/** Each row as bytes and what one step of them is worth. */
function inBytes({ values, count, size }: Kernel) {
  const rows = new Int8Array(values.length);
  const steps = new Float32Array(count);
  for (let row = 0; row < count; row++) {
    const own = values.subarray(row * size, (row + 1) * size);
    const most = own.reduce((max, value) => Math.max(max, Math.abs(value)), 0) || 1;
    steps[row] = most / MOST;
    own.forEach((value, i) => {
      rows[row * size + i] = Math.round((value / most) * MOST);
    });
  }
  return { rows, steps };
}
