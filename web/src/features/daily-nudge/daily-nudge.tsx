import type { ClaimNudgeResponse } from '@hearthway/domain/daily-nudge/contract';
import { DAILY_NUDGE_TITLE } from '@hearthway/domain/daily-nudge/messages';
import type { LocalMoment } from '@hearthway/domain/daily-nudge/next-nudge-time';
import { useEffect } from 'react';
import { localMoment } from '../../lib/calendar-day.ts';
import { debugLog } from '../../lib/debug-log.ts';
import { localDay } from '../../lib/local-time.ts';
import { showNotification } from '../../lib/notifications.ts';
import { quietVisit } from '../../lib/quiet-visit.ts';
import { storage } from '../../lib/storage.ts';
import { focusChosen } from '../../member/focus-chosen.ts';
import { api } from '../../session/api.ts';
import { useMemberId } from '../../session/session.ts';
import { toast } from '../../ui/toast.ts';
import { createScheduler } from './scheduler.ts';

const CHECK_EVERY_MS = 60_000;

export function DailyNudge() {
  const memberId = useMemberId();
  useEffect(() => {
    const scheduler = createMemberScheduler(memberId);
    const run = (work: () => Promise<void>) => () => {
      work().catch((error) => debugLog.add('daily-nudge', 'could not deliver the nudge', error));
    };
    const check = run(scheduler.check);
    const unsubscribe = focusChosen.subscribe(run(scheduler.focusChosen));
    const timer = setInterval(check, CHECK_EVERY_MS);
    document.addEventListener('visibilitychange', check);
    window.addEventListener('online', check);
    check();
    return () => {
      unsubscribe();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('online', check);
    };
  }, [memberId]);
  return null;
}

function createMemberScheduler(memberId: string) {
  const key = `hearthway.nudge-plan.${memberId}`;
  return createScheduler({
    local: localMoment,
    today: localDay,
    random: Math.random,
    plan: {
      read: () => readPlan(storage.get(key)),
      write: (plan) => storage.set(key, JSON.stringify(plan)),
    },
    claim: async (isFocusChosen) => {
      const json = { today: localDay(), focusChosen: isFocusChosen };
      return (await api['daily-nudge'].claim.$post({ json })).json();
    },
    deliver,
    exclusively: async (work) => {
      if (navigator.locks) await navigator.locks.request('hearthway.daily-nudge', work);
      else await work();
    },
    isQuiet: quietVisit.isQuiet,
  });
}

async function deliver({ nudge, tag }: Extract<ClaimNudgeResponse, { claimed: true }>) {
  const title = DAILY_NUDGE_TITLE;
  if (await showNotification({ title, body: nudge.text, tag, path: '/action' })) return;
  toast.message(title, { description: nudge.text });
}

function readPlan(text: string | null): LocalMoment | null {
  try {
    const plan = JSON.parse(text ?? 'null');
    return typeof plan?.day === 'string' && typeof plan?.minute === 'number' ? plan : null;
  } catch {
    return null;
  }
}
