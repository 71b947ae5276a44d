import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { databaseComesLater } from './proofs/database-comes-later.ts';
import { firstStartKills } from './proofs/first-start-kills.ts';
import { killWhileWriting } from './proofs/kill-while-writing.ts';
import { nonsenseRequests } from './proofs/nonsense-requests.ts';
import type { Proof } from './proofs/proof.ts';
import { secondProcess } from './proofs/second-process.ts';
import { threeAtOnce } from './proofs/three-at-once.ts';

/** The proofs of `npm run prove`, in short. */
const PATIENCE_MS = 180_000;
let postgres: PostgresServer;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const proves = (prepare: () => Proof | Promise<Proof>) => async () => {
  const { run } = await prepare();
  expect(await run(() => {})).toBeTruthy();
};

describe('the proofs, with few repetitions', { timeout: PATIENCE_MS }, () => {
  it(
    'refuses a second process on one folder',
    proves(() => secondProcess),
  );

  it(
    'lets three processes start at once on an empty PostgreSQL database',
    proves(async () => threeAtOnce(await postgres.createDatabase())),
  );

  it(
    'answers nonsense requests with 4xx, never with a fault',
    proves(() => nonsenseRequests(300)),
  );

  it(
    'keeps what it acknowledged through kills, embedded',
    proves(() => killWhileWriting(2)),
  );

  it(
    'keeps what it acknowledged through kills, on PostgreSQL',
    proves(async () => killWhileWriting(2, await postgres.createDatabase())),
  );

  it(
    'waits for a database that comes later',
    proves(async () => databaseComesLater(await postgres.createDatabase())),
  );

  it(
    'survives kills during the very first start',
    proves(() => firstStartKills(1, 3_000)),
  );
});
