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
  // A database that repeats in its complaint what it was given, as checks and casts do.
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

describe('nothing that a member wrote reaches a log', () => {
  it('when what they asked the guide cannot be kept', async () => {
    expect((await ask(t, member, WORDS)).status).toBe(200);
    expect((await askStreaming(t, member, WORDS)).at(-1)?.event).toBe('done');
    expect(lines.join('')).toContain('the exchange was not kept');
    expect(lines.join('')).not.toMatch(/zebra|marmalade/i);
  });

  it('when saving fails', async () => {
    const profile = { firstName: WORDS, lastName: '', gender: null };
    const { status } = await callApi(t, member, 'PUT', '/account/profile', profile);
    expect(status).toBe(500);
    expect(lines.join('')).toContain('request failed');
    expect(lines.join('')).not.toMatch(/zebra|marmalade/i);
  });

  it('when the guide itself breaks, in the middle of an answer too', async () => {
    const printed: string[] = [];
    const { error } = console;
    console.error = (...values: unknown[]) => void printed.push(values.map(String).join(' '));
    try {
      const broken = t.db.write;
      t.db.write = () => {
        throw new Error(`cannot read ${WORDS}`);
      };
      const events = await askStreaming(t, member, WORDS);
      t.db.write = broken;
      expect(events.map(({ event }) => event)).not.toContain('done');
    } finally {
      console.error = error;
    }
    expect([...lines, ...printed].join('')).not.toMatch(/zebra|marmalade/i);
    expect(lines.join('')).toContain('the answer broke off');
  });
});
