import { type QuickRoute, quickRoute } from '../quick-router/quick-route.ts';
import { recommendationReason, type StoredResult, storedCauses } from '../quiz/explain.ts';
import { GENDERS, type Gender, QUICK_TAGS, type Track } from '../vocabulary.ts';
import { AIM_REASONS } from '../welcome/messages.ts';
import { because } from '../why/because.ts';

export interface PathSources {
  recommendedPath: Track;
  lastQuickTag: string | null;
  gender: Gender | null;
  quizResult: StoredResult | null;
}

export function pathReason(sources: PathSources): string | null {
  return quizReason(sources) ?? tagReason(sources);
}

function quizReason({ quizResult, recommendedPath }: PathSources): string | null {
  if (quizResult?.recommendedPath !== recommendedPath) return null;
  const causes = storedCauses(quizResult);
  return causes && recommendationReason({ causes });
}

function tagReason(sources: PathSources): string | null {
  const why = tagCause(sources);
  if (!why) return null;
  const aim = AIM_REASONS[why.tag];
  return because(why.gender ? [aim, `said you’re ${why.gender}`] : [aim]);
}

export const pathTag = (sources: PathSources): QuickRoute['why'] | null =>
  quizReason(sources) === null ? tagCause(sources) : null;

/**
 * The answer to the question about gender was not stored, so every possible answer is tried until
 * one leads to the recommended path.
 */
function tagCause({
  lastQuickTag,
  gender,
  recommendedPath,
}: PathSources): QuickRoute['why'] | null {
  const tag = QUICK_TAGS.find((known) => known === lastQuickTag);
  if (!tag) return null;
  const route = [gender, null, ...GENDERS]
    .map((candidateGender) => quickRoute(tag, candidateGender))
    .find((candidate) => candidate.recommendedPath === recommendedPath);
  return route?.why ?? null;
}
