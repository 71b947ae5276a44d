import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { expect, test } from 'vitest';
import { createNeighbour, createTestApp } from '../testing/test-app.ts';
import { endConnectionsOnceStopping } from './graceful-stop.ts';

test('a server that is stopping still answers requests but reports that it is not ready', async () => {
  const t = await createTestApp();
  const stopping = new AbortController();
  const { app } = createNeighbour(t, { stopping: stopping.signal });
  const server = await new Promise<Server>((resolve) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () =>
      resolve(started as Server),
    );
  });
  endConnectionsOnceStopping(server, stopping.signal);
  const ask = (path: string) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  try {
    expect((await ask('/readyz')).status).toBe(200);
    expect((await ask('/auth/v1/health')).headers.get('connection')).toBe('keep-alive');
    stopping.abort();
    const ready = await ask('/readyz');
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ code: 'stopping' });
    const served = await ask('/auth/v1/health');
    expect(served.status).toBe(200);
    expect(served.headers.get('connection')).toBe('close');
    expect((await ask('/healthz')).status).toBe(200);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await t.close();
  }
});
