import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callApi } from '../../testing/api.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { ask, askStreaming } from '../../testing/guide/ask.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const WORDS = 'Zebra lantern marmalade';

let t: TestApp;
let member: SignedInMember;
const lines: string[] = [];
beforeAll(async () => {
  t = await createTestApp({ env: { LOG_LEVEL: 'trace' }, onLog: (line) => lines.push(line) });
  member = await signUpMember(t);
  // This trigger makes the database repeat the row in its error message, as it does for failed
  // checks.
  await t.sql(`create function complain() returns trigger language plpgsql as $$
    begin raise exception 'cannot keep %', new using errcode = 'XX000', detail = new::text; end $$`);
  await t.sql(
    'create trigger complain before insert on guide_threads for each row execute function complain()',
  );
  await t.sql(
    'create trigger complain before update on profiles for each row execute function complain()',
  );
});
afterAll(() => t.close());
beforeEach(() => {
  lines.length = 0;
});

describe('the log', () => {
  it('contains no text of a guide exchange that cannot be saved', async () => {
    expect((await ask(t, member, WORDS)).status).toBe(200);
    expect((await askStreaming(t, member, WORDS)).at(-1)?.event).toBe('done');
    expect(lines.join('')).toContain('could not save the exchange');
    expect(lines.join('')).not.toMatch(/zebra|marmalade/i);
  });

  it('contains no text of a profile that cannot be saved', async () => {
    const profile = { firstName: WORDS, lastName: '', gender: null };
    const { status } = await callApi(t, member, 'PUT', '/account/profile', profile);
    expect(status).toBe(500);
    expect(lines.join('')).toContain('request failed');
    expect(lines.join('')).not.toMatch(/zebra|marmalade/i);
  });

  it('contains no text of an answer that fails in the middle of its stream', async () => {
    const printed: string[] = [];
    const { error } = console;
    console.error = (...values: unknown[]) => void printed.push(values.map(String).join(' '));
    try {
      const { writeOne } = t.db;
      t.db.writeOne = () => {
        throw new Error(`cannot read ${WORDS}`);
      };
      const events = await askStreaming(t, member, WORDS);
      t.db.writeOne = writeOne;
      expect(events.map(({ event }) => event)).not.toContain('done');
    } finally {
      console.error = error;
    }
    expect([...lines, ...printed].join('')).not.toMatch(/zebra|marmalade/i);
    expect(lines.join('')).toContain('failed while streaming the answer');
  });
});
