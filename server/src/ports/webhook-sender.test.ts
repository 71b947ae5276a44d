import type dns from 'node:dns';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, test } from 'vitest';
import { refuseAddress, webhookSender } from './webhook-sender.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

function resolvesTo(...lists: string[][]) {
  let calls = 0;
  const lookup = ((_name: string, _options: object, callback: (...args: unknown[]) => void) => {
    const list = lists[Math.min(calls++, lists.length - 1)] ?? [];
    callback(
      null,
      list.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  }) as unknown as typeof dns.lookup;
  return { lookup, count: () => calls };
}

const message = { headers: { 'content-type': 'application/json' }, body: '{}' };

describe('the address of a webhook', () => {
  test.each([
    ['http://hooks.example.com/', 'protocol'],
    ['ftp://hooks.example.com/', 'protocol'],
    ['https://user:password@hooks.example.com/', 'credentials'],
    ['https://localhost/', 'not_public'],
    ['https://app.localhost/', 'not_public'],
    ['https://printer.local/', 'not_public'],
    ['https://metadata.google.internal/', 'not_public'],
    ['https://database/', 'not_public'],
    ['https://127.0.0.1/', 'not_public'],
    ['https://2130706433/', 'not_public'],
    ['https://0x7f.1/', 'not_public'],
    ['https://169.254.169.254/latest/meta-data', 'not_public'],
    ['https://[::1]/', 'not_public'],
    ['https://[::ffff:10.0.0.1]/', 'not_public'],
  ])('is refused if it is %s', (url, reason) => {
    expect(refuseAddress(url, { allowsLoopback: false })).toBe(reason);
  });

  it('on this machine is accepted only with the setting for development', () => {
    expect(refuseAddress('http://127.0.0.1:4000/', { allowsLoopback: true })).toBeNull();
    expect(refuseAddress('http://10.0.0.1/', { allowsLoopback: true })).toBe('protocol');
    expect(refuseAddress('https://hooks.example.com/', { allowsLoopback: false })).toBeNull();
  });
});

describe('sending a webhook', () => {
  it('posts the body and returns the status', async () => {
    const seen: string[] = [];
    const url = await listen((request, response) => {
      request.on('data', (chunk) => seen.push(`${request.method} ${chunk}`));
      request.on('end', () => response.writeHead(204).end());
    });
    const answer = await webhookSender({ allowsLoopback: true })({ url, ...message });
    expect([answer.status, seen]).toEqual([204, ['POST {}']]);
  });

  test.each([
    [['10.0.0.5']],
    [['127.0.0.1']],
    [['169.254.169.254']],
    [['fd00::1']],
    [['93.184.216.34', '192.168.0.10']],
  ])('does not connect to a host name that resolves to %o', async (addresses) => {
    const { lookup } = resolvesTo(addresses);
    const send = webhookSender({ allowsLoopback: false, lookup });
    const answer = await send({ url: 'https://hooks.example.com/', ...message });
    expect(answer).toEqual({ status: null, error: 'ADDRESS_REFUSED', retryAfterSeconds: null });
  });

  it('looks up a name once per connection, so that its address cannot change in between', async () => {
    let wasReached = false;
    const url = await listen((_request, response) => {
      wasReached = true;
      response.end();
    });
    const { port } = new URL(url);
    const { lookup, count } = resolvesTo(['203.0.113.7'], ['127.0.0.1']);
    const send = webhookSender({ allowsLoopback: false, lookup });
    const answer = await send({ url: `https://rebind.example.com:${port}/`, ...message });
    expect([answer.error, count(), wasReached]).toEqual(['ADDRESS_REFUSED', 1, false]);
  });

  it('does not follow a redirect to this machine', async () => {
    let wasReached = false;
    const inner = await listen((_request, response) => {
      wasReached = true;
      response.end();
    });
    const url = await listen((_request, response) =>
      response.writeHead(307, { location: inner }).end(),
    );
    const answer = await webhookSender({ allowsLoopback: true })({ url, ...message });
    expect([answer.status, wasReached]).toEqual([307, false]);
  });

  it('gives up on a receiver that does not answer in time', async () => {
    const url = await listen(() => {});
    const send = webhookSender({ allowsLoopback: true, timeoutMs: 100 });
    expect((await send({ url, ...message })).error).toBe('TIMEOUT');
  });

  it('does not wait for a response body that never ends', async () => {
    const url = await listen((_request, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('x'.repeat(10_000)), 5);
      response.on('close', () => clearInterval(timer));
    });
    const before = performance.now();
    const answer = await webhookSender({ allowsLoopback: true })({ url, ...message });
    expect(answer.status).toBe(200);
    expect(performance.now() - before).toBeLessThan(60_000);
  });

  it('refuses response headers that are too large', async () => {
    const url = await listen((_request, response) =>
      response.writeHead(200, { 'x-large': 'x'.repeat(12_000) }).end(),
    );
    const answer = await webhookSender({ allowsLoopback: true })({ url, ...message });
    expect(answer).toMatchObject({ status: null, error: 'HPE_HEADER_OVERFLOW' });
  });

  it('reports a refused connection, and how long the receiver asks to wait', async () => {
    const url = await listen((_request, response) =>
      response.writeHead(503, { 'retry-after': '120' }).end(),
    );
    const send = webhookSender({ allowsLoopback: true });
    expect(await send({ url, ...message })).toMatchObject({ status: 503, retryAfterSeconds: 120 });
    expect(await send({ url: 'http://127.0.0.1:1/', ...message })).toMatchObject({
      status: null,
      error: 'ECONNREFUSED',
    });
  });
});
