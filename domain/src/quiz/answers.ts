import { GENDERS, type Gender } from '../vocabulary.ts';

export type Answer = string | readonly string[] | number;

/** Older quiz results contain `primary_concern` instead of `q_focus`. */
export type Answers = Readonly<Record<string, Answer | undefined>>;

export function getChoices(answers: Answers, id: string): readonly string[] {
  const answer = answers[id];
  if (typeof answer === 'string') return answer === '' ? [] : [answer];
  return Array.isArray(answer) ? answer : [];
}

export function getFocus(answers: Answers): readonly string[] {
  const focus = getChoices(answers, 'q_focus');
  return focus.length > 0 ? focus : getChoices(answers, 'primary_concern');
}

export function getGender(answers: Answers): Gender | null {
  return GENDERS.find((gender) => gender === answers.q_gender) ?? null;
}
