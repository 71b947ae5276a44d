export interface ScoredPassage {
  id: string;
  slug: string;
  scores: readonly number[];
}

export interface ChosenSource<Found extends ScoredPassage> {
  slug: string;
  score: number;
  passages: Found[];
}

const MIN_COVERAGE = 0.36;
const MIN_SCORE = 0.42;
const SECOND_PAGE_RATIO = 0.7;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export function chooseSources<Found extends ScoredPassage>(
  passages: readonly Found[],
  rarity: readonly number[],
): ChosenSource<Found>[] {
  const pages = groupByPage(passages, rarity).sort((a, b) => b.score - a.score);
  const [best] = pages;
  if (!best || !isGoodEnough(best, sum(rarity))) return [];
  return pages
    .filter(
      (page, index) => index === 0 || (index === 1 && page.score >= SECOND_PAGE_RATIO * best.score),
    )
    .map(({ slug, score, passages: found }) => ({ slug, score, passages: found }));
}

export function hasPossibleSource(passages: readonly ScoredPassage[], rarity: readonly number[]) {
  const asked = sum(rarity);
  return groupByPage(passages, rarity).some((page) => isGoodEnough(page, asked));
}

const groupByPage = <Found extends ScoredPassage>(
  passages: readonly Found[],
  rarity: readonly number[],
) =>
  [...Map.groupBy(passages, ({ slug }) => slug)].map(([slug, found]) => ({
    slug,
    ...scorePage(found, rarity),
    passages: found,
  }));

const isGoodEnough = (page: { score: number; covered: number }, asked: number) =>
  page.score >= MIN_SCORE * asked && page.covered >= MIN_COVERAGE * asked;

function scorePage(found: readonly ScoredPassage[], rarity: readonly number[]) {
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
