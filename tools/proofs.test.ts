import { serverProcess } from '@hearthway/server/testing/server-process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { concurrentFirstStart } from './proofs/concurrent-first-start.ts';
import { fuzzRequests } from './proofs/fuzz-requests.ts';
import { killWhileWriting } from './proofs/kill-while-writing.ts';
import type { Proof } from './proofs/proof.ts';
import { startBeforeDatabase } from './proofs/start-before-database.ts';

const TIMEOUT_MS = 180_000;
const SECRET = 'a secret of thirty-two characters or more';
let postgres: PostgresServer;
/** The first start takes longest, so the proofs that need no empty database share one. */
let started: string;

beforeAll(async () => {
  postgres = await startPostgres();
  started = await postgres.createDatabase();
});
afterAll(() => postgres.stop());

const proves = (prepare: () => Proof | Promise<Proof>) => async () => {
  const { run } = await prepare();
  expect(await run(() => {})).toBeTruthy();
};

describe('the server, as its own process,', { timeout: TIMEOUT_MS }, () => {
  it(
    'starts as three simultaneous processes on an empty PostgreSQL database',
    proves(() => concurrentFirstStart(started)),
  );

  it(
    'answers malformed requests with a 4xx status, never with a 5xx',
    proves(() => fuzzRequests(300, started, 1)),
  );

  it(
    'loses no acknowledged row of the embedded database when it is killed',
    proves(() => killWhileWriting(1)),
  );

  it(
    'loses no acknowledged row of a PostgreSQL database when it is killed',
    proves(() => killWhileWriting(1, started)),
  );

  it(
    'waits for a database that starts later than the server',
    proves(() => startBeforeDatabase(started)),
  );

  it('refuses to start if its signing keys were encrypted with a KEYS_SECRET that has changed or is no longer set', async () => {
    await using server = await serverProcess({ DATABASE_URL: started });
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
