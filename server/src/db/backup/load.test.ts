import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMember } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { openEmptyDatabase } from '../../testing/test-database.ts';
import type { Engine } from '../engine.ts';
import { migrate } from '../migrate.ts';
import { tableDigests } from './digests.ts';
import { dumpDatabase } from './dump.ts';
import { loadDatabase } from './load.ts';
import type { Part } from './parts.ts';

const PATIENCE_MS = 180_000;
let t: TestApp;
let target: Engine;
beforeAll(async () => {
  t = await createTestApp();
  for (let i = 0; i < 3; i++) await createMember(t);
  target = await openEmptyDatabase();
}, PATIENCE_MS);
afterAll(async () => {
  await target.close();
  await t.close();
});

async function readParts(at: Date): Promise<Part[]> {
  const parts: Part[] = [];
  await dumpDatabase(t.engine, at, async (part) => {
    parts.push(part);
  });
  return [...parts, { kind: 'file', path: 'media/one', content: '' }];
}

async function* interruptAfter(parts: Part[], count: number): AsyncGenerator<Part> {
  yield* parts.slice(0, count);
  throw new Error('killed');
}

it('a dump splits large rows into parts that PostgreSQL accepts as one value', async () => {
  await t.sql(
    `insert into resources (slug, title, body, lane)
     select 'large-' || n, 'Large', repeat('x', 3000000), 'SHJ' from generate_series(1, 3) n`,
  );
  const rows = (await readParts(t.clock.now())).filter((part) => part.kind === 'rows');
  const sizes = rows.map((part) => part.rows.join('').length);
  expect(Math.max(...sizes)).toBeLessThan(4_000_000);
  expect(sizes.filter((size) => size > 3_000_000)).toHaveLength(3);
  await t.sql(`delete from resources where slug like 'large-%'`);
});

const start = () => target.asOwner((client) => migrate(client));

it(
  'an interrupted restore can be continued only with the same backup',
  async () => {
    const before = await tableDigests(t.engine);
    const parts = await readParts(t.clock.now());
    for (const count of [1, 60, parts.length - 2]) {
      await expect(loadDatabase(target, interruptAfter(parts, count))).rejects.toThrow('killed');
      await expect(start()).rejects.toThrow('Run the same restore again');
    }
    const isNotStored = async (part: Part) => {
      if (part.kind === 'file') throw new Error('killed');
    };
    const storing = loadDatabase(target, interruptAfter(parts, parts.length), isNotStored);
    await expect(storing).rejects.toThrow('killed');
    await expect(start()).rejects.toThrow('Run the same restore again');
    const later = await readParts(new Date(t.clock.now().getTime() + 1000));
    await expect(loadDatabase(target, interruptAfter(later, 1))).rejects.toThrow(
      'a different backup',
    );

    const stored: string[] = [];
    async function* whole() {
      yield* parts;
    }
    await loadDatabase(target, whole(), async (part) => {
      stored.push(part.kind);
    });
    expect(stored.length).toBeLessThan(parts.length);
    expect(stored.at(-1)).toBe('file');
    expect(await tableDigests(target)).toEqual(before);
    await expect(start()).resolves.toMatchObject({ ran: [] });
    await expect(loadDatabase(target, whole())).rejects.toThrow('isn’t empty');
  },
  PATIENCE_MS,
);
