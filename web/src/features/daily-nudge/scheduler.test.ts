import { addDays } from '@hearthway/domain/calendar';
import type { ClaimNudgeResponse } from '@hearthway/domain/daily-nudge/contract';
import type { LocalMoment } from '@hearthway/domain/daily-nudge/next-nudge-time';
import { beforeEach, describe, expect, it } from 'vitest';
import { createScheduler } from './scheduler.ts';

const day = '2026-11-15';
const at = (hours: number, minutes = 0, on = day): LocalMoment => ({
  day: on,
  minute: hours * 60 + minutes,
});

let clock: LocalMoment;
let dayStart: number;
let plan: LocalMoment | null;
let shownOn: string | null;
let isOnline: boolean;
let isQuiet: boolean;
let shown: string[];
let queue: Promise<void>;
beforeEach(() => {
  clock = at(9);
  dayStart = 0;
  plan = null;
  shownOn = null;
  isOnline = true;
  isQuiet = false;
  shown = [];
  queue = Promise.resolve();
});

const today = () => addDays(clock.day, clock.minute < dayStart * 60 ? -1 : 0);

function newTab(name = 'tab') {
  return createScheduler({
    local: () => clock,
    today,
    random: () => 0.5,
    plan: {
      read: () => plan,
      write: (next) => {
        plan = next;
      },
    },
    async claim(focusChosen): Promise<ClaimNudgeResponse> {
      if (!isOnline) throw new Error('offline');
      if (shownOn === today() && !focusChosen) return { claimed: false, reason: 'shown_today' };
      shownOn = today();
      return { claimed: true, nudge: { key: 'sleep:0', word: 'sleep', text: '…' }, tag: 't' };
    },
    deliver: async () => void shown.push(`${name} ${clock.day} ${clock.minute}`),
    exclusively: (work) => {
      const mine = queue.then(work);
      queue = mine.catch(() => {});
      return mine;
    },
    isQuiet: () => isQuiet,
  });
}

async function passTime(scheduler: ReturnType<typeof newTab>, ...moments: LocalMoment[]) {
  for (const moment of moments) {
    clock = moment;
    await scheduler.check();
  }
}

describe('the daily nudge', () => {
  it('is shown once each evening at the planned minute', async () => {
    const tab = newTab();
    await passTime(tab, at(9), at(17), at(17, 59), at(18), at(18, 1), at(18, 59), at(22));
    await passTime(tab, at(9, 0, '2026-11-16'), at(18, 1, '2026-11-16'));
    expect(shown).toEqual([`tab ${day} ${18 * 60}`, `tab 2026-11-16 ${18 * 60 + 1}`]);
  });

  it('is shown late if the device wakes up later that evening, but never at night', async () => {
    const tab = newTab();
    await passTime(tab, at(9), at(18, 45));
    await passTime(tab, at(9, 0, '2026-11-16'), at(21, 0, '2026-11-16'));
    expect(shown).toEqual([`tab ${day} ${18 * 60 + 45}`]);
  });

  it('is shown in only one of two open tabs', async () => {
    const [first, second] = [newTab('first'), newTab('second')];
    await passTime(first, at(9));
    clock = at(18, 30);
    await Promise.all([first.check(), second.check(), first.check()]);
    expect(shown).toHaveLength(1);
  });

  it('is not shown if another device has already shown it', async () => {
    const tab = newTab();
    await passTime(tab, at(9));
    shownOn = day;
    await passTime(tab, at(18, 30));
    expect({ shown, plan }).toEqual({ shown: [], plan: at(18, 0, '2026-11-16') });
  });

  it('follows the local clock when the member travels', async () => {
    const tab = newTab();
    await passTime(tab, at(9), at(17, 30), at(12, 30), at(18, 10));
    expect(shown).toEqual([`tab ${day} ${18 * 60 + 10}`]);
  });

  it('is shown as soon as the network is back', async () => {
    const tab = newTab();
    await passTime(tab, at(9));
    isOnline = false;
    clock = at(18, 10);
    await expect(tab.check()).rejects.toThrow('offline');
    isOnline = true;
    await passTime(tab, at(18, 20));
    expect(shown).toEqual([`tab ${day} ${18 * 60 + 20}`]);
  });

  it('is shown immediately when the member chooses a focus, and not again that evening', async () => {
    const tab = newTab();
    await passTime(tab, at(12));
    await tab.focusChosen();
    await passTime(tab, at(18, 30));
    expect(shown).toEqual([`tab ${day} ${12 * 60}`]);
  });

  it('counts for the evening before if the member chooses a focus before the day starts', async () => {
    dayStart = 3;
    const tab = newTab();
    await passTime(tab, at(1, 30));
    await tab.focusChosen();
    await passTime(tab, at(9), at(18, 30));
    expect(shown).toEqual([`tab ${day} 90`, `tab ${day} ${18 * 60 + 30}`]);
  });

  it('is not shown after a message about a crisis in the same visit', async () => {
    isQuiet = true;
    const tab = newTab();
    await passTime(tab, at(9), at(18, 30));
    await tab.focusChosen();
    expect(shown).toEqual([]);
  });
});
