import { connect } from 'node:net';
import type { FuzzRequest } from './requests.ts';

/**
 * "cut off" is a valid outcome: a server may answer and close the connection while a long body is
 * still being sent. The kernel then discards the answer.
 */
export type Outcome = number | 'cut off' | 'no answer in time' | 'closed without an answer';

const TIMEOUT_MS = 20_000;

/** The bytes are written to a socket, because HTTP clients refuse to send malformed requests. */
export function send(url: string, request: FuzzRequest, tokens: string[]): Promise<Outcome> {
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
    const timer = setTimeout(
      () => settle(parseStatus(received) ?? 'no answer in time'),
      TIMEOUT_MS,
    );
    let isSending = true;
    const onEnd = () => {
      settle(parseStatus(received) ?? (isSending ? 'cut off' : 'closed without an answer'));
    };
    socket.on('data', (chunk) => {
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
  { method, target, headers, body, isChunked, token }: FuzzRequest,
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
    body: bytes && isChunked ? encodeChunked(bytes) : bytes,
  };
}

function encodeChunked(bytes: Buffer): Buffer {
  if (bytes.length === 0) return Buffer.from('0\r\n\r\n');
  const size = Buffer.from(`${bytes.length.toString(16)}\r\n`);
  return Buffer.concat([size, bytes, Buffer.from('\r\n0\r\n\r\n')]);
}

let turn = 0;
const pick = (tokens: string[]) => tokens[turn++ % tokens.length];

function parseStatus(received: string): number | undefined {
  const statuses = [...received.matchAll(/(?:^|\r\n\r\n)HTTP\/1\.1 (\d{3})/g)].map(([, s]) =>
    Number(s),
  );
  return statuses.find((status) => status >= 200);
}
