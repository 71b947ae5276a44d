import { type Track, trackInSentence } from '../vocabulary.ts';
import { because, inWords } from '../why/because.ts';
import type { Answers } from './answers.ts';
import { type Counterfactual, counterfactual } from './counterfactual.ts';
import { optionLabel } from './questions.ts';
import { type Cause, type Recommendation, recommendTrack } from './recommend-track.ts';

/** "Because you chose Cycle, and told us Female." */
export function recommendationReason({ causes }: Pick<Recommendation, 'causes'>): string {
  const focus = causes.flatMap((cause) => (cause.kind === 'focus' ? [cause.value] : []));
  const chosen = focus.map((value) => optionLabel('q_focus', value));
  const phrases = chosen.length > 0 ? [`you chose ${inWords(chosen)}`] : [];
  const others = causes.flatMap(otherPhrase);
  const all = [...phrases, ...others];
  if (all.length === 0) return 'Because it is a good place for anyone to start.';
  return because(chosen.length > 0 ? all : [`you ${all[0]}`, ...all.slice(1)]);
}

function otherPhrase(cause: Cause): string[] {
  if (cause.kind === 'preference') return ['prefer medical care first'];
  if (cause.kind === 'focus') return [];
  return [cause.value ? `told us ${optionLabel('q_gender', cause.value)}` : 'told us no gender'];
}

/** "Without Relationship, we would have suggested the Self-Health Journey." */
export function counterfactualSentence({
  questionId,
  removed,
  added,
  track,
}: Pick<Counterfactual, 'questionId' | 'removed' | 'added' | 'track'>): string {
  const labels = (values: string[]) =>
    inWords(values.map((value) => optionLabel(questionId, value)));
  const end = `we would have suggested ${trackInSentence(track)}.`;
  if (added.length === 0) return `Without ${labels(removed)}, ${end}`;
  if (removed.length === 0) return `With ${labels(added)} as well, ${end}`;
  return `With ${labels(added)} in place of ${labels(removed)}, ${end}`;
}

interface StoredResult {
  responses: Answers;
  recommendedPath: Track;
}

/**
 * What led to a stored result. The preference may have changed since; the one that leads to the
 * stored track is the one that counted. Null for a result of rules that no longer hold.
 */
export function storedRecommendation(
  { responses, recommendedPath }: StoredResult,
  preference?: unknown,
): { recommendation: Recommendation; counted: unknown } | null {
  for (const counted of [preference, null, 'medical_first']) {
    const recommendation = recommendTrack(responses, counted);
    if (recommendation.track === recommendedPath) return { recommendation, counted };
  }
  return null;
}

export interface ResultExplanation {
  recommendation: Recommendation;
  counterfactual: Counterfactual | null;
}

/** The same, with the smallest change that would have led elsewhere. */
export function explainStoredResult(
  stored: StoredResult,
  preference?: unknown,
): ResultExplanation | null {
  const found = storedRecommendation(stored, preference);
  return (
    found && {
      recommendation: found.recommendation,
      counterfactual: counterfactual(stored.responses, found.counted),
    }
  );
}
