import { connect } from 'node:net';
import type { Nonsense } from './requests.ts';

/**
 * The status, or why there is none. A server that refuses a request by its head may close while a
 * long body is still on its way; the kernel then throws its answer away and we are cut off.
 */
export type Outcome = number | 'cut off' | 'no answer in time' | 'closed without an answer';

const PATIENCE_MS = 20_000;

/** Sends a request as raw bytes: a client library would refuse to send most of this. */
export function send(url: string, request: Nonsense, tokens: string[]): Promise<Outcome> {
  const { hostname, port, host } = new URL(url);
  const { head, body } = encode(request, host, tokens);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let received = '';
    const settle = (outcome: Outcome) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(outcome);
    };
    const timer = setTimeout(() => settle(statusOf(received) ?? 'no answer in time'), PATIENCE_MS);
    let isSending = true;
    const onEnd = () => {
      settle(statusOf(received) ?? (isSending ? 'cut off' : 'closed without an answer'));
    };
    socket.on('data', (chunk) => {
      // A status line is at the start; a page of the web app need not be kept.
      if (received.length < 4096) received += chunk.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('end', onEnd).on('close', onEnd);
    socket.write(head, 'latin1');
    socket.write(body ?? '', (error) => {
      if (!error) isSending = false;
    });
  });
}

function encode(
  { method, target, headers, body, isChunked, token }: Nonsense,
  host: string,
  tokens: string[],
) {
  const bytes = body?.bytes();
  const has = (name: string) => headers.some(([given]) => given.toLowerCase() === name);
  const lines = [`${method} ${target.replace(/[^\x21-\xff]/g, '?')} HTTP/1.1`, 'Connection: close'];
  if (!has('host')) lines.push(`Host: ${host}`);
  if (token !== 'none') {
    const bearer = token === 'valid' ? tokens[0] : pick(tokens.slice(1));
    lines.push(`Authorization: Bearer ${bearer}`);
  }
  if (body?.contentType !== undefined) lines.push(`Content-Type: ${body.contentType}`);
  for (const [name, value] of headers) lines.push(`${name}: ${value}`);
  if (bytes && isChunked) lines.push('Transfer-Encoding: chunked');
  else if (bytes && !has('content-length')) lines.push(`Content-Length: ${bytes.length}`);
  return {
    head: `${lines.join('\r\n')}\r\n\r\n`,
    body: bytes && isChunked ? chunked(bytes) : bytes,
  };
}

function chunked(bytes: Buffer): Buffer {
  if (bytes.length === 0) return Buffer.from('0\r\n\r\n');
  const size = Buffer.from(`${bytes.length.toString(16)}\r\n`);
  return Buffer.concat([size, bytes, Buffer.from('\r\n0\r\n\r\n')]);
}

let turn = 0;
const pick = (tokens: string[]) => tokens[turn++ % tokens.length];

/** The final status: an interim one, such as 100 Continue, comes before it. */
function statusOf(received: string): number | undefined {
  const statuses = [...received.matchAll(/(?:^|\r\n\r\n)HTTP\/1\.1 (\d{3})/g)].map(([, s]) =>
    Number(s),
  );
  return statuses.find((status) => status >= 200);
}
