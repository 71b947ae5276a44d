import { GENDERS, type Gender } from '../vocabulary.ts';

export type Answer = string | readonly string[] | number;

/** Question id to answer, as stored. Older results hold `primary_concern` in place of `q_focus`. */
export type Answers = Readonly<Record<string, Answer | undefined>>;

/** The choices of a multi question; a single stored word counts as a list of one. */
export function choicesOf(answers: Answers, id: string): readonly string[] {
  const answer = answers[id];
  if (typeof answer === 'string') return answer === '' ? [] : [answer];
  return Array.isArray(answer) ? answer : [];
}

export function focusOf(answers: Answers): readonly string[] {
  const focus = choicesOf(answers, 'q_focus');
  return focus.length > 0 ? focus : choicesOf(answers, 'primary_concern');
}

/** Null is "unspecified": the answer is neither male nor female. */
export function genderOf(answers: Answers): Gender | null {
  return GENDERS.find((gender) => gender === answers.q_gender) ?? null;
}
