import { request } from 'node:http';
import { connect } from 'node:net';
import { expect, it, vi } from 'vitest';
import { signUpMember } from '../testing/factories.ts';
import { serveTestApp } from '../testing/served-app.ts';

it.each([
  ['PUT', '/api/notification-answers/x'],
  ['PATCH', '/api/shared-summary/x'],
])(
  'a request with a body to the unknown address %s %s is answered with 404',
  async (method, path) => {
    const app = await serveTestApp({});
    const { headers } = await signUpMember(app);
    for (const length of [{ 'Content-Length': '2' }, { 'Transfer-Encoding': 'chunked' }]) {
      const status = await new Promise((resolve, reject) => {
        request(app.url + path, {
          method,
          headers: { ...headers, 'Content-Type': 'application/json', ...length },
        })
          .on('response', (response) => resolve(response.statusCode))
          .on('error', reject)
          .end('{}');
      });
      expect(status).toBe(404);
    }
    await app.close();
  },
);

it('the server logs no error if a client disconnects in the middle of a body', async () => {
  const lines: string[] = [];
  const app = await serveTestApp({ env: { LOG_LEVEL: 'info' }, onLog: (line) => lines.push(line) });
  const { hostname, port } = new URL(app.url);
  const head = ['Content-Type: application/json', 'Content-Length: 100', `Host: ${hostname}`];
  connect(Number(port), hostname).end(
    `POST /api/notification-answers HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n{"`,
  );
  const logged = () => lines.map((line) => JSON.parse(line));
  await vi.waitFor(() => expect(logged().map(({ msg }) => msg)).toContain('request'));
  expect(logged().filter(({ level }) => level >= 50)).toEqual([]);
  await app.close();
});

it('the server refuses TRACE with a body instead of failing', async () => {
  const app = await serveTestApp({});
  const { headers } = await signUpMember(app);
  const status = await new Promise((resolve, reject) => {
    request(`${app.url}/api/shared-summary/x`, {
      method: 'TRACE',
      headers: { ...headers, 'Content-Type': 'application/json', 'Content-Length': '2' },
    })
      .on('response', (response) => resolve(response.statusCode))
      .on('error', reject)
      .end('{}');
  });
  expect(status).toBe(405);
  await app.close();
});
