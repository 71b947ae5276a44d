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
  it.each([
    ['another KEYS_SECRET', `${SECRET}!`, 'KEYS_SECRET does not decrypt the signing keys.'],
    [
      'a KEYS_SECRET that is no longer set',
      '',
      'Set KEYS_SECRET to the value they were encrypted with.',
    ],
  ])(
    'refuses to start if its signing keys were encrypted with %s',
    async (_name, secret, sentence) => {
      const env = { DATABASE_URL: await postgres.createDatabase(), PERSONAS: 'off' };
      await using server = await serverProcess(env);
      await server.start({ KEYS_SECRET: SECRET });
      expect(await server.stop()).toBe(0);
      await expect(server.start({ KEYS_SECRET: secret })).rejects.toThrow(sentence);
      expect(server.output()).not.toContain(SECRET);
    },
  );
});
