import type { DayKey } from '@hearthway/domain/calendar';
import type { ClaimNudgeResponse } from '@hearthway/domain/daily-nudge/contract';
import type { LocalMoment } from '@hearthway/domain/daily-nudge/next-nudge-time';
import { nudgeTick, planNext } from '@hearthway/domain/daily-nudge/nudge-plan';

interface SchedulerDeps {
  local: () => LocalMoment;
  today: () => DayKey;
  random: () => number;
  plan: { read: () => LocalMoment | null; write: (plan: LocalMoment) => void };
  claim: (focusChosen: boolean) => Promise<ClaimNudgeResponse>;
  deliver: (claimAndDeliver: Extract<ClaimNudgeResponse, { claimed: true }>) => Promise<void>;
  exclusively: (work: () => Promise<void>) => Promise<void>;
  isQuiet: () => boolean;
}

/**
 * A long timer would be wrong after sleep, travel or a changed clock, so a short timer compares the
 * planned time with the clock.
 */
export function createScheduler(deps: SchedulerDeps) {
  async function nudge(focusChosen: boolean): Promise<void> {
    const answer = await deps.claim(focusChosen);
    deps.plan.write(planNext(deps.local(), deps.today(), deps.random));
    if (answer.claimed) await deps.deliver(answer);
  }

  return {
    check(): Promise<void> {
      return deps.exclusively(async () => {
        const { plan, isDue } = nudgeTick(deps.plan.read(), deps.local(), deps.random);
        deps.plan.write(plan);
        if (isDue && !deps.isQuiet()) await nudge(false);
      });
    },
    async focusChosen(): Promise<void> {
      if (!deps.isQuiet()) await deps.exclusively(() => nudge(true));
    },
  };
}
