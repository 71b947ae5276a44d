import { quickRoute, quickRouteReason } from '../quick-router/quick-route.ts';
import { recommendationReason, type StoredResult, storedCauses } from '../quiz/explain.ts';
import { GENDERS, type Gender, QUICK_TAGS, type Track } from '../vocabulary.ts';

export interface PathSources {
  recommendedPath: Track;
  lastQuickTag: string | null;
  gender: Gender | null;
  /** The newest result of the quiz. */
  quizResult: StoredResult | null;
}

/**
 * Why the member's path is what it is: the quiz or the quick router, whichever leads there. Null
 * while neither has spoken, or when the practice has set it.
 */
export function pathReason(sources: PathSources): string | null {
  return quizReason(sources) ?? tagReason(sources);
}

function quizReason({ quizResult, recommendedPath }: PathSources): string | null {
  if (quizResult?.recommendedPath !== recommendedPath) return null;
  const causes = storedCauses(quizResult);
  return causes && recommendationReason({ causes });
}

/** The quick router's own question about gender is not kept, so every answer to it is tried. */
function tagReason({ lastQuickTag, gender, recommendedPath }: PathSources): string | null {
  const tag = QUICK_TAGS.find((known) => known === lastQuickTag);
  if (!tag) return null;
  const route = [gender, null, ...GENDERS]
    .map((told) => quickRoute(tag, told))
    .find((candidate) => candidate.recommendedPath === recommendedPath);
  return route ? quickRouteReason(route.why) : null;
}
