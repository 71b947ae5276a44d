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
  if (!best || !isEnough(best, sum(rarity))) return [];
  return pages
    .filter((page, index) => index === 0 || (index === 1 && page.score >= NEARLY * best.score))
    .map(({ slug, score, passages: found }) => ({ slug, score, passages: found }));
}

/** Whether there is any page that they would be chosen from, whatever of them is left out. */
export function mayBeSource(passages: readonly ScoredPassage[], rarity: readonly number[]) {
  const asked = sum(rarity);
  return pagesOf(passages, rarity).some((page) => isEnough(page, asked));
}

const pagesOf = <Found extends ScoredPassage>(
  passages: readonly Found[],
  rarity: readonly number[],
) =>
  [...Map.groupBy(passages, ({ slug }) => slug)].map(([slug, found]) => ({
    slug,
    ...pageScore(found, rarity),
    passages: found,
  }));

const isEnough = (page: { score: number; covered: number }, asked: number) =>
  page.score >= MIN_SCORE * asked && page.covered >= MIN_COVERAGE * asked;

/** Hundreds of passages for a question: nothing is made for each of them. */
function pageScore(found: readonly ScoredPassage[], rarity: readonly number[]) {
  const best = new Float64Array(rarity.length);
  let strongest = 0;
  for (const { scores } of found) {
    let all = 0;
    for (let group = 0; group < best.length; group++) {
      const score = scores[group] ?? 0;
      all += score;
      if (score > (best[group] as number)) best[group] = score;
    }
    strongest = Math.max(strongest, all);
  }
  let [score, covered] = [0, 0];
  for (let group = 0; group < best.length; group++) {
    score += best[group] as number;
    if ((best[group] as number) > 0) covered += rarity[group] ?? 0;
  }
  return { score: score + strongest, covered };
}
