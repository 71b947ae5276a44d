import { serverProcess } from '@hearthway/server/testing/server-process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

const SECRET = 'a secret of thirty-two characters or more';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

describe('the server', () => {
  it('refuses to start if its signing keys were encrypted with a KEYS_SECRET that has changed or is no longer set', async () => {
    const env = { DATABASE_URL: await postgres.createDatabase(), PERSONAS: 'off' };
    await using server = await serverProcess(env);
    await server.start({ KEYS_SECRET: SECRET });
    expect(await server.stop()).toBe(0);
    for (const [secret, sentence] of [
      [`${SECRET}!`, 'KEYS_SECRET doesn’t decrypt the signing keys.'],
      ['', 'Set KEYS_SECRET to the value they were encrypted with.'],
    ] as const) {
      await expect(server.start({ KEYS_SECRET: secret })).rejects.toThrow(sentence);
    }
    expect(server.output()).not.toContain(SECRET);
  });
});
