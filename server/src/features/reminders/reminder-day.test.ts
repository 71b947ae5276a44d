import { afterEach, expect, it } from 'vitest';
import { CLOCKS_BACK, ReminderDay } from '../../testing/reminder-day.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { sendDue } from './send-due.ts';

const MEMBERS = 5 * ReminderDay.zones;
const MINUTE_MS = 60_000;

let t: TestApp;
afterEach(() => t.close());

it('every reminder is sent once and on time on the day the clocks change', async () => {
  const day = new ReminderDay(CLOCKS_BACK, MEMBERS);
  t = await createTestApp({ now: day.from });
  await day.fill(t.sql);
  for (;;) {
    const [next] = await t.sql<{ at: Date | null }>('select min(next_due) as at from reminders');
    if (!next?.at || next.at > day.to) break;
    t.clock.set(new Date(Math.ceil(next.at.getTime() / MINUTE_MS) * MINUTE_MS));
    // The embedded database has only one connection, so one process is enough to test it.
    const processes = t.db.kind === 'embedded' ? 1 : 3;
    await Promise.all(Array.from({ length: processes }, () => sendDue(t.deps, Math.random)));
  }
  expect(await day.checkSent(t.sql)).toContain(`for ${MEMBERS} members`);
}, 120_000);
