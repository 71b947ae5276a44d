import { writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LetterStage, NOW } from '../../testing/letter-stage.ts';

const MINUTE = 60_000;

const stage = new LetterStage();
beforeEach(() => stage.open());
afterEach(() => stage.close());

describe('after a process was killed', () => {
  const worker = '11111111-1111-4111-8111-111111111111';
  const DEAD_PID = 2 ** 22 + 1;
  async function killed(...finished: string[]) {
    await stage.members('ada', 'ben', 'carla');
    await stage.begin();
    await stage.t.sql(`select app.start_letter($1, $2)`, [stage.letterId, NOW]);
    await stage.t.sql(
      `update app.letter_recipients r set state = 'handed', worker = $1 from auth.users u
       where u.id = r.user_id and u.email in ('ada@example.com', 'ben@example.com')`,
      [worker],
    );
    const rows = await stage.t.sql<{ key: string }>(
      `select r.letter_id || '/' || r.user_id as key from app.letter_recipients r
       join auth.users u on u.id = r.user_id where split_part(u.email, '@', 1) = any($1)`,
      [finished],
    );
    const text = rows.map(({ key }) => `${key}\n`).join('');
    return (pid = DEAD_PID) =>
      writeFile(join(stage.folder, `${worker}.${pid}.${hostname()}`), text);
  }

  it('a letter that may have been delivered is not resent, but the other letters are', async () => {
    const writeJournal = await killed('ada');
    await writeJournal();
    await stage.run();
    expect(stage.received()).toEqual(['ben@example.com', 'carla@example.com']);
    expect(await stage.states()).toEqual({ ada: 'unconfirmed', ben: 'sent', carla: 'sent' });
  });

  it('letters that another running process is sending are left alone', async () => {
    const writeJournal = await killed('ada');
    await writeJournal(process.ppid);
    await stage.run();
    expect(await stage.states()).toEqual({ ada: 'handed', ben: 'handed', carla: 'sent' });
  });

  it('letters of a machine that does not come back are never sent twice', async () => {
    await killed();
    await stage.run();
    expect(await stage.states()).toEqual({ ada: 'handed', ben: 'handed', carla: 'sent' });
    stage.t.clock.advance(61 * MINUTE);
    await stage.run();
    expect(await stage.states()).toEqual({ ada: 'unconfirmed', ben: 'unconfirmed', carla: 'sent' });
    stage.t.clock.set(NOW);
    expect((await stage.results()).state).toBe('sent');
  });
});
