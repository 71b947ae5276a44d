import { createMiddleware } from 'hono/factory';
import { HttpProblem } from './problem.ts';

/** Deeper JSON makes the embedded database lose an insert; nothing honest comes near it. */
const MAX_DEPTH = 32;
const BODY_LIMIT = 1024 * 1024;

/**
 * Hand-written, as Hono's body limit would copy the request and leave it to be read a second time.
 * Reads a request's body once, within bounds, and refuses what Postgres or a careless merge would
 * choke on: nesting, NUL, lone surrogates, `__proto__`.
 */
export const jsonGuard = createMiddleware(async (c, next) => {
  checkAddress(c.req.url);
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
  if (!c.req.raw.body) return next();
  const bytes = await readLimited(c.req.raw.body);
  if (bytes.length > 0 && !/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    throw new HttpProblem(
      415,
      'unsupported_media_type',
      'Send JSON with Content-Type application/json.',
    );
  }
  const text = decode(bytes);
  if (text !== '') checkJson(text);
  // Whoever asks for the body from here on gets this. Hono keeps a promise here, whatever its type says.
  c.req.bodyCache.text = Promise.resolve(text) as unknown as string;
  return next();
});

function tooLarge(): HttpProblem {
  return new HttpProblem(
    413,
    'body_too_large',
    'That is more than this server takes in one request.',
  );
}

function badJson(): HttpProblem {
  return new HttpProblem(400, 'bad_json', 'The request is not valid JSON.');
}

async function readLimited(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(Buffer.concat(chunks));
    size += value.length;
    if (size > BODY_LIMIT) {
      // Nobody waits for the rest: a slow sender would hold the refusal back.
      reader.cancel().catch(() => {});
      throw tooLarge();
    }
    chunks.push(value);
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw badJson();
  }
}

function checkJson(text: string): void {
  if (depthOf(text) > MAX_DEPTH) throw badJson();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw badJson();
  }
  checkStrings(value);
}

/** Counted on the text, so that nothing recursive runs before the depth is known. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const character = text[i];
    if (inString) {
      if (character === '\\') i++;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') deepest = Math.max(deepest, ++depth);
    else if (character === '}' || character === ']') depth--;
  }
  return deepest;
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
    throw new HttpProblem(400, 'bad_text', 'The request holds characters that are not text.');
  }
}

function checkAddress(url: string): void {
  try {
    checkText(decodeURIComponent(url.replaceAll('+', ' ')));
  } catch {
    throw new HttpProblem(400, 'bad_address', 'The address holds characters that are not text.');
  }
}
