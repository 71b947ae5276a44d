import { createMiddleware } from 'hono/factory';
import { HttpProblem } from './problem.ts';

/**
 * More deeply nested JSON breaks inserts in the embedded database. Real requests are far less
 * nested.
 */
const MAX_DEPTH = 32;
const MAX_ENTRIES = 1_000;
const BODY_LIMIT = 64 * 1024;

/**
 * URLs with characters that PostgreSQL cannot store, such as NUL, are refused. So are TRACE
 * requests, because their body cannot be read.
 */
export const addressGuard = createMiddleware(async (c, next) => {
  if (c.req.method === 'TRACE')
    throw new HttpProblem(405, 'method_not_allowed', 'This method isn’t supported.');
  checkAddress(c.req.url);
  return next();
});

/**
 * Deep nesting, NUL characters, broken Unicode and `__proto__` could break PostgreSQL or an object
 * merge. Hono's own body limit would read the request twice.
 */
export const jsonGuard = createMiddleware(async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
  if (c.req.bodyCache.text !== undefined) return next();
  const length = c.req.header('content-length');
  if (length === undefined && !c.req.raw.body) return next();
  if (Number(length) > BODY_LIMIT) throw tooLarge();
  const bytes = await readBody(c.req.raw, length !== undefined).catch(throwReadError);
  if (bytes.length > 0 && !/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    throw new HttpProblem(
      415,
      'unsupported_media_type',
      'Send JSON with Content-Type application/json.',
    );
  }
  checkShape(bytes);
  const text = decode(bytes);
  if (text !== '') checkJson(text);
  c.req.bodyCache.text = Promise.resolve(text) as unknown as string;
  return next();
});

function tooLarge(): HttpProblem {
  return new HttpProblem(
    413,
    'body_too_large',
    'That’s too much to send at once. Please send less.',
  );
}

function badJson(): HttpProblem {
  return new HttpProblem(400, 'bad_json', 'The request isn’t valid JSON.');
}

function throwReadError(error: unknown): never {
  if (error instanceof HttpProblem) throw error;
  throw new HttpProblem(
    400,
    'incomplete_body',
    'Only part of the request arrived. Please try again.',
    { cause: error },
  );
}

async function readBody(request: Request, isLengthKnown: boolean): Promise<Buffer> {
  if (isLengthKnown) return Buffer.from(await request.arrayBuffer());
  return request.body ? readLimited(request.body) : Buffer.alloc(0);
}

async function readLimited(body: ReadableStream<Uint8Array>): Promise<Buffer> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    size += value.length;
    if (size > BODY_LIMIT) {
      // A slow sender would delay the error, so do not wait for the rest of the body.
      reader.cancel().catch(() => {});
      throw tooLarge();
    }
    chunks.push(value);
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw badJson();
  }
}

function checkJson(text: string): void {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw badJson();
  }
  checkStrings(value);
}

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * The bytes are checked before JSON.parse, which would process the whole body before it could be
 * refused.
 */
function checkShape(bytes: Buffer): void {
  let depth = 0;
  let entries = 0;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i];
    if (byte === QUOTE) i = endOfString(bytes, i);
    else if (byte === COMMA) entries++;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      depth++;
      entries++;
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth--;
    if (depth > MAX_DEPTH || entries > MAX_ENTRIES) throw badJson();
  }
}

function endOfString(bytes: Buffer, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}

function checkStrings(value: unknown): void {
  if (typeof value === 'string') checkText(value);
  else if (Array.isArray(value)) value.forEach(checkStrings);
  else if (value && typeof value === 'object') {
    for (const key of Object.keys(value)) {
      if (key === '__proto__') throw badJson();
      checkText(key);
      checkStrings((value as Record<string, unknown>)[key]);
    }
  }
}

function checkText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) {
    throw new HttpProblem(
      400,
      'bad_text',
      'This contains characters we can’t read. Please remove them and try again.',
    );
  }
}

function checkAddress(url: string): void {
  try {
    checkText(decodeURIComponent(url.replaceAll('+', ' ')));
  } catch {
    throw new HttpProblem(
      400,
      'bad_address',
      'This address contains characters we can’t read. Please check it and try again.',
    );
  }
}
