import { connect, type Socket } from 'node:net';
import { readResponse } from './read-response.ts';

/** The load comes through plain sockets, because an HTTP client would take much of the CPU time. */
export interface Request {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
}

export interface Load {
  url: string;
  connections: number;
  seconds: number;
  request(connection: number): Request | Buffer;
  onAnswer?(connection: number, body: string): void;
  status?: number;
}

export interface LoadResult {
  requests: number;
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
}

const RESPONSE_TIMEOUT_MS = 10_000;

export async function runLoad({
  url,
  connections,
  seconds,
  request,
  onAnswer,
  status: expected,
}: Load): Promise<LoadResult> {
  const target = new URL(url);
  const times: number[] = [];
  const started = performance.now();
  const endAt = started + seconds * 1000;
  const failing = new AbortController();

  const work = async (connection: number): Promise<void> => {
    const socket = await open(target);
    try {
      while (performance.now() < endAt && !failing.signal.aborted) {
        const next = request(connection);
        const bytes = Buffer.isBuffer(next) ? next : encode(target, next);
        const sent = performance.now();
        socket.write(bytes);
        const { status, body } = await readResponse(socket, RESPONSE_TIMEOUT_MS);
        times.push(performance.now() - sent);
        const isExpected = expected ? status === expected : status >= 200 && status <= 299;
        if (!isExpected) throw new Error(`${url} answered with ${status}: ${body()}`);
        onAnswer?.(connection, body());
      }
    } catch (error) {
      failing.abort();
      throw error;
    } finally {
      socket.destroy();
    }
  };
  await Promise.all(Array.from({ length: connections }, (_unused, index) => work(index)));
  const elapsed = (performance.now() - started) / 1000;
  return { requests: times.length, perSecond: times.length / elapsed, ...percentiles(times) };
}

export function encode(url: URL, { method, path, headers = {}, body }: Request): Buffer {
  const content = body === undefined ? '' : JSON.stringify(body);
  const lines = [`${method} ${path} HTTP/1.1`, `Host: ${url.host}`];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  if (body !== undefined) {
    lines.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(content)}`);
  }
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${content}`);
}

function open({ hostname, port }: URL): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.off('error', reject);
      resolve(socket);
    });
  });
}

export function percentiles(times: number[]): Pick<LoadResult, 'p50' | 'p95' | 'p99'> {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
