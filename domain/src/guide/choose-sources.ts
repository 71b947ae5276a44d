/** What ranking needs to know of a passage that search found. */
export interface ScoredPassage {
  id: string;
  /** Of the page that it stands on. */
  slug: string;
  /** What it has on each thing asked, in their order; nought where it says nothing of it. */
  scores: readonly number[];
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

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * The pages to answer from, best first, or none. A page counts with the best its passages have on
 * each thing asked, and with its best passage once more: that is where the answer stands.
 */
export function chooseSources<Found extends ScoredPassage>(
  passages: readonly Found[],
  rarity: readonly number[],
): ChosenSource<Found>[] {
  const pages = pagesOf(passages, rarity).sort((a, b) => b.score - a.score);
  const [best] = pages;
  if (!best || !isEnough(best, rarity)) return [];
  return pages
    .filter((page, index) => index === 0 || (index === 1 && page.score >= NEARLY * best.score))
    .map(({ slug, score, passages: found }) => ({ slug, score, passages: found }));
}

/** Whether there is any page that they would be chosen from, whatever of them is left out. */
export const mayBeSource = (passages: readonly ScoredPassage[], rarity: readonly number[]) =>
  pagesOf(passages, rarity).some((page) => isEnough(page, rarity));

const pagesOf = <Found extends ScoredPassage>(
  passages: readonly Found[],
  rarity: readonly number[],
) =>
  [...Map.groupBy(passages, ({ slug }) => slug)].map(([slug, found]) => ({
    slug,
    ...pageScore(found, rarity),
    passages: found,
  }));

function isEnough(page: { score: number; covered: number }, rarity: readonly number[]) {
  const asked = sum(rarity);
  return page.score >= MIN_SCORE * asked && page.covered >= MIN_COVERAGE * asked;
}

function pageScore(found: readonly ScoredPassage[], rarity: readonly number[]) {
  const best = rarity.map((_, group) => Math.max(...found.map(({ scores }) => scores[group] ?? 0)));
  const strongest = Math.max(...found.map(({ scores }) => sum(scores)));
  const covered = sum(rarity.filter((_, group) => (best[group] ?? 0) > 0));
  return { score: sum(best) + strongest, covered };
}
