import type { ClaimNudgeResponse } from '@hearthway/domain/daily-nudge/contract';
import type { LocalMoment } from '@hearthway/domain/daily-nudge/next-nudge-time';
import { nudgeTick, planTomorrow } from '@hearthway/domain/daily-nudge/nudge-plan';

interface SchedulerDeps {
  local: () => LocalMoment;
  random: () => number;
  /** The plan outlives a reload and is shared by all tabs. */
  plan: { read: () => LocalMoment | null; write: (plan: LocalMoment) => void };
  /** Asks the server for the nudge; only one of all tabs and devices gets it. */
  claim: (focusChosen: boolean) => Promise<ClaimNudgeResponse>;
  deliver: (nudge: Extract<ClaimNudgeResponse, { claimed: true }>) => Promise<void>;
  /** Runs the work in one tab at a time. */
  exclusively: (work: () => Promise<void>) => Promise<void>;
  isQuiet: () => boolean;
}

/**
 * Looks at the clock whenever it is told to and never relies on a long timer, so that sleep, a
 * journey or a changed clock cannot lose a nudge or bring it at night.
 */
export function createScheduler(deps: SchedulerDeps) {
  async function nudge(focusChosen: boolean): Promise<void> {
    const answer = await deps.claim(focusChosen);
    deps.plan.write(planTomorrow(deps.local(), deps.random));
    if (answer.claimed) await deps.deliver(answer);
  }

  return {
    look(): Promise<void> {
      return deps.exclusively(async () => {
        const { plan, isDue } = nudgeTick(deps.plan.read(), deps.local(), deps.random);
        deps.plan.write(plan);
        if (isDue && !deps.isQuiet()) await nudge(false);
      });
    },
    /** A focus was chosen just now. */
    async focusChosen(): Promise<void> {
      if (!deps.isQuiet()) await deps.exclusively(() => nudge(true));
    },
  };
}
