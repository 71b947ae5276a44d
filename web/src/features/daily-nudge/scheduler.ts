import type { DayKey } from '@hearthway/domain/calendar';
import type { ClaimNudgeResponse } from '@hearthway/domain/daily-nudge/contract';
import type { LocalMoment } from '@hearthway/domain/daily-nudge/next-nudge-time';
import { nudgeTick, planNext } from '@hearthway/domain/daily-nudge/nudge-plan';

interface SchedulerDeps {
  /** The clock decides when a nudge comes. */
  local: () => LocalMoment;
  /** The day that a nudge counts for: after midnight it may still be the day before. */
  today: () => DayKey;
  random: () => number;
  /** The plan survives reloads and is shared by all tabs. */
  plan: { read: () => LocalMoment | null; write: (plan: LocalMoment) => void };
  /** The server allows one nudge per day across all tabs and devices. */
  claim: (focusChosen: boolean) => Promise<ClaimNudgeResponse>;
  deliver: (claimAndDeliver: Extract<ClaimNudgeResponse, { claimed: true }>) => Promise<void>;
  exclusively: (work: () => Promise<void>) => Promise<void>;
  isQuiet: () => boolean;
}

/**
 * Compares the plan with the clock instead of setting a long timer, so that sleep, travel or a
 * changed clock can neither lose a nudge nor show it at night.
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
