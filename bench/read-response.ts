import type { Socket } from 'node:net';

export interface RawResponse {
  status: number;
  body(): string;
}

const HEAD_END = Buffer.from('\r\n\r\n');

export function readResponse(socket: Socket, timeoutMs: number): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0);
    const settle = (outcome: () => void) => {
      clearTimeout(timer);
      socket.off('data', onData).off('error', onError).off('close', onClose);
      outcome();
    };
    const onData = (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const response = parse(received);
      if (response) settle(() => resolve(response));
    };
    const onError = (error: Error) => settle(() => reject(error));
    const onClose = () => settle(() => reject(new Error('the server closed the connection')));
    const onTimeout = () => settle(() => reject(new Error(`no answer within ${timeoutMs} ms`)));
    const timer = setTimeout(onTimeout, timeoutMs);
    socket.on('data', onData).on('error', onError).on('close', onClose);
  });
}

function parse(bytes: Buffer): RawResponse | undefined {
  const headEnd = bytes.indexOf(HEAD_END);
  if (headEnd < 0) return undefined;
  const head = bytes.toString('latin1', 0, headEnd);
  const status = Number(head.slice(9, 12));
  const rest = bytes.subarray(headEnd + HEAD_END.length);
  if (status === 204 || status === 304) return { status, body: () => '' };
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length !== undefined) {
    return rest.length >= Number(length) ? { status, body: () => rest.toString() } : undefined;
  }
  return rest.indexOf('0\r\n\r\n') >= 0 ? { status, body: () => dechunk(rest) } : undefined;
}

function dechunk(bytes: Buffer): string {
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = bytes.indexOf('\r\n', at);
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16);
    if (!size) return Buffer.concat(parts).toString();
    parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
}
