import { type Track, trackInSentence } from '../vocabulary.ts';
import { because, joinWithAnd } from '../why/because.ts';
import type { Answers } from './answers.ts';
import { type Counterfactual, counterfactual } from './counterfactual.ts';
import { optionLabel } from './questions.ts';
import { type Cause, type Recommendation, recommendTrack } from './recommend-track.ts';

export function recommendationReason({ causes }: Pick<Recommendation, 'causes'>): string {
  const focus = causes.flatMap((cause) => (cause.kind === 'focus' ? [cause.value] : []));
  const chosen = focus.map((value) => optionLabel('q_focus', value));
  const phrases = chosen.length > 0 ? [`you chose ${joinWithAnd(chosen)}`] : [];
  const others = causes.flatMap(otherPhrase);
  const all = [...phrases, ...others];
  if (all.length === 0) return 'Because it’s a good place for anyone to start.';
  return because(chosen.length > 0 ? all : [`you ${all[0]}`, ...all.slice(1)]);
}

function otherPhrase(cause: Cause): string[] {
  if (cause.kind === 'preference') return ['prefer medical care first'];
  if (cause.kind === 'focus') return [];
  return [cause.value ? `said you’re ${cause.value}` : 'didn’t share your gender'];
}

export function counterfactualSentence({
  questionId,
  removed,
  added,
  track,
}: Pick<Counterfactual, 'questionId' | 'removed' | 'added' | 'track'>): string {
  const labels = (values: string[]) =>
    joinWithAnd(values.map((value) => optionLabel(questionId, value)));
  const end = `we’d have suggested ${trackInSentence(track)}.`;
  if (added.length === 0) return `Without ${labels(removed)}, ${end}`;
  if (removed.length === 0) return `With ${labels(added)} as well, ${end}`;
  return `With ${labels(added)} in place of ${labels(removed)}, ${end}`;
}

export interface QuizReason extends Pick<Recommendation, 'rule' | 'causes'> {
  otherwise: Pick<Counterfactual, 'questionId' | 'removed' | 'added' | 'track'> | null;
}

/** One function decides and explains, so that the explanation always fits the decision. */
export function decideTrack(
  answers: Answers,
  preference?: unknown,
): { track: Track; reason: QuizReason } {
  const recommendation = recommendTrack(answers, preference);
  return { track: recommendation.track, reason: buildReason(recommendation, answers, preference) };
}

function buildReason(
  { rule, causes }: Recommendation,
  answers: Answers,
  preference: unknown,
): QuizReason {
  const change = counterfactual(answers, preference);
  if (!change) return { rule, causes, otherwise: null };
  const { questionId, removed, added, track } = change;
  return { rule, causes, otherwise: { questionId, removed, added, track } };
}

export interface StoredResult {
  responses: Answers;
  recommendedPath: Track;
  reason: QuizReason | null;
}

export function storedReason(stored: StoredResult): QuizReason | null {
  if (stored.reason) return stored.reason;
  const found = reconstructRecommendation(stored);
  return found && buildReason(found.recommendation, stored.responses, found.preference);
}

export function storedCauses(stored: StoredResult): Cause[] | null {
  const { causes } = stored.reason ?? reconstructRecommendation(stored)?.recommendation ?? {};
  return causes ?? null;
}

/**
 * The member's preference at that time was not stored, so every possible one is tried until one
 * leads to the stored track.
 */
function reconstructRecommendation({ responses, recommendedPath }: StoredResult) {
  return (
    [null, 'medical_first']
      .map((preference) => ({ preference, recommendation: recommendTrack(responses, preference) }))
      .find(({ recommendation }) => recommendation.track === recommendedPath) ?? null
  );
}
