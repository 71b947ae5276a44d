import { request } from 'node:http';
import { expect, it } from 'vitest';
import { signUpMember } from '../testing/factories.ts';
import { serveTestApp } from '../testing/served-app.ts';

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
