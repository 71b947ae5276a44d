import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { concurrentFirstStart } from './proofs/concurrent-first-start.ts';
import { fuzzRequests } from './proofs/fuzz-requests.ts';
import { killWhileWriting } from './proofs/kill-while-writing.ts';
import type { Proof } from './proofs/proof.ts';
import { startBeforeDatabase } from './proofs/start-before-database.ts';

const TIMEOUT_MS = 180_000;
let postgres: PostgresServer;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const proves = (prepare: () => Proof | Promise<Proof>) => async () => {
  const { run } = await prepare();
  expect(await run(() => {})).toBeTruthy();
};

describe('short runs of the proofs: the server', { timeout: TIMEOUT_MS }, () => {
  it(
    'starts as three simultaneous processes on an empty PostgreSQL database',
    proves(async () => concurrentFirstStart(await postgres.createDatabase())),
  );

  it(
    'answers malformed requests with a 4xx status, never with a 5xx',
    proves(async () => fuzzRequests(300, await postgres.createDatabase(), 1)),
  );

  it(
    'keeps every acknowledged row when it is killed, on the embedded database',
    proves(() => killWhileWriting(1)),
  );

  it(
    'keeps every acknowledged row when it is killed, on PostgreSQL',
    proves(async () => killWhileWriting(1, await postgres.createDatabase())),
  );

  it(
    'waits for a database that starts later than the server',
    proves(async () => startBeforeDatabase(await postgres.createDatabase())),
  );
});
