import type { FocusWord } from '../vocabulary.ts';

const FOCUS_TAGS: Record<FocusWord, readonly string[]> = {
  weight: ['weight', 'nutrition', 'movement'],
  energy: ['energy', 'sleep', 'rest'],
  sleep: ['sleep', 'rest', 'evening'],
  stress: ['stress', 'breathing', 'rest'],
  mood: ['mood', 'kindness', 'connection'],
  anxiety: ['anxiety', 'breathing', 'stress'],
  focus: ['focus', 'attention', 'planning'],
  libido: ['libido', 'intimacy', 'touch'],
  cycle: ['cycle', 'periods', 'perimenopause', 'menopause'],
  pain: ['pain', 'pelvic-floor', 'movement'],
  movement: ['movement', 'strength'],
  relationship: ['relationship', 'couples', 'communication', 'connection'],
};

const INTIMATE = ['intimacy', 'libido', 'touch', 'pelvic-floor', 'bladder', 'women'];
const HARD = ['safety', 'support', 'healing'];
const HARDEST = 10;

export const tagsForFocus = (focus: FocusWord | null): readonly string[] =>
  focus ? FOCUS_TAGS[focus] : [];

export const hardness = (tags: readonly string[]): number =>
  Math.max(0, ...tags.map((tag, position) => (HARD.includes(tag) ? HARDEST - position : 0)));

/**
 * Articles on sensitive subjects are never suggested to a member who did not ask for the subject.
 */
export const isSensitive = (tags: readonly string[], wanted: readonly string[]): boolean =>
  tags.some((tag) => (HARD.includes(tag) || INTIMATE.includes(tag)) && !wanted.includes(tag));

/**
 * The first two tags say what an article is about. Later tags name topics that it only mentions.
 */
const SUBJECT_TAGS = 2;
const BY_POSITION = [3, 2, 1, 0.5];
const MIN_FIT = 3;

export function subjectFit(tags: readonly string[], wanted: readonly string[]): number {
  const fit = wanted.reduce((sum, tag, index) => {
    const position = tags.indexOf(tag);
    return position < 0 ? sum : sum + (wanted.length - index) * (BY_POSITION[position] ?? 0);
  }, 0);
  const isSubject = tags.slice(0, SUBJECT_TAGS).some((tag) => wanted.includes(tag));
  return isSubject && fit >= MIN_FIT ? fit : 0;
}
