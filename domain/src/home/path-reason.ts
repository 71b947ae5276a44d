import { quickRoute, quickRouteReason } from '../quick-router/quick-route.ts';
import { recommendationReason, type StoredResult, storedCauses } from '../quiz/explain.ts';
import { GENDERS, type Gender, QUICK_TAGS, type Track } from '../vocabulary.ts';

export interface PathSources {
  recommendedPath: Track;
  lastQuickTag: string | null;
  gender: Gender | null;
  quizResult: StoredResult | null;
}

/** Returns null if the practice set the path, so that neither quiz nor quick router explains it. */
export function pathReason(sources: PathSources): string | null {
  return quizReason(sources) ?? tagReason(sources);
}

function quizReason({ quizResult, recommendedPath }: PathSources): string | null {
  if (quizResult?.recommendedPath !== recommendedPath) return null;
  const causes = storedCauses(quizResult);
  return causes && recommendationReason({ causes });
}

/** The answer to the router's gender question is not stored, so every possible answer is tried. */
function tagReason({ lastQuickTag, gender, recommendedPath }: PathSources): string | null {
  const tag = QUICK_TAGS.find((known) => known === lastQuickTag);
  if (!tag) return null;
  const route = [gender, null, ...GENDERS]
    .map((candidateGender) => quickRoute(tag, candidateGender))
    .find((candidate) => candidate.recommendedPath === recommendedPath);
  return route ? quickRouteReason(route.why) : null;
}
