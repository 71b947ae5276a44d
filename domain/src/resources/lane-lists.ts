import { isWorkshop } from './is-workshop.ts';

export const LANE_PAGE_LIMIT = 20;
const GETTING_STARTED_LIMIT = 6;

/** The Getting Started list of the SHJ home: workshops have a page of their own. */
export function gettingStarted<Resource extends { tags: readonly string[] | null }>(
  newestFirst: readonly Resource[],
): Resource[] {
  return newestFirst.filter((resource) => !isWorkshop(resource)).slice(0, GETTING_STARTED_LIMIT);
}
