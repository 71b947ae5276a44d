export function unpackInt4(bytes: Uint8Array): Int8Array<ArrayBuffer> {
  const values = new Int8Array(2 * bytes.length);
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    values[2 * at] = (byte & 15) - 8;
    values[2 * at + 1] = (byte >> 4) - 8;
  }
  return values;
}
