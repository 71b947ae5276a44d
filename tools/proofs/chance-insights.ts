import {
  shareWithFoundEffect,
  shareWithInsight,
} from '@hearthway/domain/insights/testing/simulation';
import type { Proof } from './proof.ts';

const MOST_BY_CHANCE = 0.05;

/** `domain/src/insights/simulation.test.ts` checks the same with fewer members. */
export const chanceInsights = (members: number): Proof => ({
  name: `insights of ${members} members are rarely due to chance, and real differences are found`,
  async run(report) {
    const random = shareWithInsight(members, { recorded: 120 });
    report(`random days: ${percent(random)} of members see an insight`);
    const imported = shareWithInsight(members, { recorded: 120, hasImports: true });
    report(`with imported sleep and steps: ${percent(imported)}`);
    if (Math.max(random, imported) > MOST_BY_CHANCE) {
      throw new Error(`more than ${percent(MOST_BY_CHANCE)} of members see an insight by chance`);
    }
    const [large, small] = [shareWithFoundEffect(members, 0.8), shareWithFoundEffect(members, 0.5)];
    if (large < 0.8) throw new Error(`a large difference is found for only ${percent(large)}`);
    if (small < 0.45) throw new Error(`a medium difference is found for only ${percent(small)}`);
    return `${percent(random)} and ${percent(imported)} by chance; found: ${percent(large)} of large and ${percent(small)} of medium differences`;
  },
});

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
