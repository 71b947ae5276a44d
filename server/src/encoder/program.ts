import { readFileSync } from 'node:fs';

/** What every program of this folder gives to the outside, beside what it does. */
interface Started {
  memory: { buffer: ArrayBuffer; grow: (pages: number) => void };
  __heap_base: { value: number };
}

/** Node has it; its types know it only where there is a browser. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { exports: unknown };
};

const PAGE_BYTES = 65_536;

/** A compiled program with room of its own, which begins at `from`, where sixteen bytes begin. */
export function startProgram<Exports>(name: string, room: number) {
  const program = readFileSync(new URL(`./${name}.wasm`, import.meta.url));
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(program));
  const { memory, __heap_base: heap } = exports as Started;
  memory.grow(Math.ceil((heap.value + room) / PAGE_BYTES));
  return { exports: exports as Exports, buffer: memory.buffer, from: heap.value };
}
