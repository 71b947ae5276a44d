/** The number of iterations that OWASP recommends for PBKDF2 with SHA-256. */
const ITERATIONS = 600_000;

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

interface PinHash {
  salt: string;
  hash: string;
  iterations: number;
}

export async function hashPin(pin: string, iterations = ITERATIONS): Promise<PinHash> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  return { salt: toBase64(salt), hash: await derive(pin, salt, iterations), iterations };
}

export async function isPin(pin: string, { salt, hash, iterations }: PinHash): Promise<boolean> {
  return (await derive(pin, fromBase64(salt), iterations)) === hash;
}

async function derive(
  pin: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<string> {
  const encoded = new TextEncoder().encode(pin);
  const key = await crypto.subtle.importKey('raw', encoded, 'PBKDF2', false, ['deriveBits']);
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return toBase64(new Uint8Array(await crypto.subtle.deriveBits(algorithm, key, 256)));
}
