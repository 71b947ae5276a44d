import { afterEach, expect, it } from 'vitest';
import { CLOCKS_BACK, ReminderDay } from '../../testing/reminder-day.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { sendDue } from './send-due.ts';

/** Five members in each time zone. `npm run prove` does it with a hundred thousand, and processes. */
const MEMBERS = 5 * ReminderDay.zones;
const MINUTE_MS = 60_000;

let t: TestApp;
afterEach(() => t.close());

it('on a day on which clocks change everybody gets what is theirs, once and in its window', async () => {
  const day = new ReminderDay(CLOCKS_BACK, MEMBERS);
  t = await createTestApp({ now: day.from });
  await day.fill(t.sql);
  for (;;) {
    const [next] = await t.sql<{ at: Date | null }>('select min(next_due) as at from reminders');
    if (!next?.at || next.at > day.to) break;
    t.clock.set(new Date(Math.ceil(next.at.getTime() / MINUTE_MS) * MINUTE_MS));
    // The embedded database has one connection: nobody gets in anybody's way.
    const processes = t.db.kind === 'embedded' ? 1 : 3;
    await Promise.all(Array.from({ length: processes }, () => sendDue(t.deps, Math.random)));
  }
  expect(await day.verdict(t.sql)).toContain(`for ${MEMBERS} members`);
}, 120_000);
