import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { createApp } from '../app.ts';
import { webFiles } from '../http/web-files.ts';
import { createTestApp, type TestApp, type TestAppOptions } from './test-app.ts';

const WEB_FOLDER = fileURLToPath(new URL('../../../web/dist', import.meta.url));

export interface ServedApp extends TestApp {
  url: string;
}

export async function serveTestApp(options: TestAppOptions): Promise<ServedApp> {
  const t = await createTestApp(options);
  const app = createApp(
    t.deps,
    t.auth,
    await webFiles(WEB_FOLDER, () => t.deps.practiceSettings.recent()),
  );
  const server = await new Promise<Server>((resolve) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () =>
      resolve(started as Server),
    );
  });
  const { port } = server.address() as AddressInfo;
  return {
    ...t,
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await t.close();
    },
  };
}
