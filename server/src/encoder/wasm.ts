import { readFileSync } from 'node:fs';

interface CommonExports {
  memory: { buffer: ArrayBuffer; grow: (pages: number) => void };
  __heap_base: { value: number };
}

/** TypeScript declares WebAssembly only in its browser types, which the server does not use. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { exports: unknown };
};

const PAGE_BYTES = 65_536;

export function loadWasm<Exports>(file: URL, bytes: number) {
  const source = readFileSync(file);
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(source));
  const { memory, __heap_base: heap } = exports as CommonExports;
  memory.grow(Math.ceil((heap.value + bytes) / PAGE_BYTES));
  return { exports: exports as Exports, buffer: memory.buffer, from: heap.value };
}
