/** What ranking needs to know of a passage that search found. */
export interface ScoredPassage {
  id: string;
  /** Of the page that it stands on. */
  slug: string;
  scores: Record<string, number>;
}

export interface ChosenSource<Found extends ScoredPassage> {
  slug: string;
  score: number;
  /** Best first. */
  passages: Found[];
}

/** Of what was asked, so much at least must be met, and met so well; otherwise the guide does not know. */
const MIN_COVERAGE = 0.36;
const MIN_SCORE = 0.42;
/** A second page is named when it is nearly as good. */
const NEARLY = 0.7;

const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);

/**
 * The pages to answer from, best first, or none. A page counts with the best its passages have on
 * each thing asked, and with its best passage once more: that is where the answer stands.
 */
export function chooseSources<Found extends ScoredPassage>(
  passages: readonly Found[],
  rarity: Record<string, number>,
): ChosenSource<Found>[] {
  const pages = pagesOf(passages, rarity).sort((a, b) => b.score - a.score);
  const [best] = pages;
  if (!best || !isEnough(best, rarity)) return [];
  return pages
    .filter((page, index) => index === 0 || (index === 1 && page.score >= NEARLY * best.score))
    .map(({ slug, score, passages: found }) => ({ slug, score, passages: found }));
}

/** Whether there is any page that they would be chosen from, whatever of them is left out. */
export const mayBeSource = (passages: readonly ScoredPassage[], rarity: Record<string, number>) =>
  pagesOf(passages, rarity).some((page) => isEnough(page, rarity));

const pagesOf = <Found extends ScoredPassage>(
  passages: readonly Found[],
  rarity: Record<string, number>,
) =>
  [...Map.groupBy(passages, ({ slug }) => slug)].map(([slug, found]) => ({
    slug,
    ...pageScore(found, rarity),
    passages: found,
  }));

function isEnough(page: { score: number; covered: number }, rarity: Record<string, number>) {
  const asked = sum(Object.values(rarity));
  return page.score >= MIN_SCORE * asked && page.covered >= MIN_COVERAGE * asked;
}

function pageScore(found: readonly ScoredPassage[], rarity: Record<string, number>) {
  const best: Record<string, number> = {};
  for (const { scores } of found) {
    for (const [group, score] of Object.entries(scores)) {
      best[group] = Math.max(best[group] ?? 0, score);
    }
  }
  const strongest = Math.max(...found.map(({ scores }) => sum(Object.values(scores))));
  const covered = sum(Object.keys(best).map((group) => rarity[group] ?? 0));
  return { score: sum(Object.values(best)) + strongest, covered };
}
