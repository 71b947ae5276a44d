import { readFileSync } from 'node:fs';

/** Exports that all WebAssembly modules in this folder have. */
interface CommonExports {
  memory: { buffer: ArrayBuffer; grow: (pages: number) => void };
  __heap_base: { value: number };
}

/** Node supports WebAssembly, but only the type definitions for browsers declare it. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { exports: unknown };
};

const PAGE_BYTES = 65_536;

/**
 * Loads a WebAssembly module and reserves `bytes` of its memory for the caller. `from` is the start
 * of the reserved memory, aligned to 16 bytes.
 */
export function loadWasm<Exports>(name: string, bytes: number) {
  const source = readFileSync(new URL(`./${name}.wasm`, import.meta.url));
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(source));
  const { memory, __heap_base: heap } = exports as CommonExports;
  memory.grow(Math.ceil((heap.value + bytes) / PAGE_BYTES));
  return { exports: exports as Exports, buffer: memory.buffer, from: heap.value };
}
