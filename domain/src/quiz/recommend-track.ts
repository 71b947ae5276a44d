import { type Gender, INSTITUTE_OF, type Track } from '../vocabulary.ts';
import { type Answers, focusOf, genderOf } from './answers.ts';
import { visibleAnswers } from './visible-questions.ts';

export type Cause =
  | { kind: 'focus'; value: string }
  | { kind: 'gender'; value: Gender | null }
  | { kind: 'preference'; value: 'medical_first' };

export interface Recommendation {
  track: Track;
  /** The number of the rule that fired, in the specification's routing decision. */
  rule: 1 | 2 | 3;
  causes: Cause[];
}

interface Known {
  focus: readonly string[];
  gender: Gender | null;
  isMedicalFirst: boolean;
}

type Rule = (known: Known) => Recommendation | null;

const MEDICAL_FOCUS = ['cycle', 'sexual', 'weight'];

const relationship: Rule = ({ focus }) =>
  focus.includes('relationship')
    ? { track: 'IBC', rule: 1, causes: focusCauses(['relationship']) }
    : null;

const medical: Rule = ({ focus, gender, isMedicalFirst }) => {
  const causes = focusCauses(focus.filter((value) => MEDICAL_FOCUS.includes(value)));
  if (isMedicalFirst) causes.push({ kind: 'preference', value: 'medical_first' });
  if (causes.length === 0) return null;
  causes.push({ kind: 'gender', value: gender });
  return { track: gender ? INSTITUTE_OF[gender] : 'WHI', rule: 2, causes };
};

const otherwise = ({ focus }: Known): Recommendation => ({
  track: 'SHJ',
  rule: 3,
  causes: focusCauses(focus),
});

/** The track for these answers, and what caused it. `preference` is `profiles.signals.preference`. */
export function recommendTrack(answers: Answers, preference?: unknown): Recommendation {
  const counted = visibleAnswers(answers);
  const known: Known = {
    focus: focusOf(counted),
    gender: genderOf(counted),
    isMedicalFirst: preference === 'medical_first',
  };
  return relationship(known) ?? medical(known) ?? otherwise(known);
}

function focusCauses(focus: readonly string[]): Cause[] {
  return focus.map((value) => ({ kind: 'focus', value }));
}
