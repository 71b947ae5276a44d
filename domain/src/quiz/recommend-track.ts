import { type Gender, INSTITUTE_BY_GENDER, type Track } from '../vocabulary.ts';
import { type Answers, getFocus, getGender } from './answers.ts';
import { visibleAnswers } from './visible-questions.ts';

export type Cause =
  | { kind: 'focus'; value: string }
  | { kind: 'gender'; value: Gender | null }
  | { kind: 'preference'; value: 'medical_first' };

export interface Recommendation {
  track: Track;
  rule: 1 | 2 | 3;
  causes: Cause[];
}

interface RoutingInput {
  focus: readonly string[];
  gender: Gender | null;
  isMedicalFirst: boolean;
}

type Rule = (input: RoutingInput) => Recommendation | null;

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
  return { track: gender ? INSTITUTE_BY_GENDER[gender] : 'WHI', rule: 2, causes };
};

const otherwise = ({ focus }: RoutingInput): Recommendation => ({
  track: 'SHJ',
  rule: 3,
  causes: focusCauses(focus),
});

export function recommendTrack(answers: Answers, preference?: unknown): Recommendation {
  const counted = visibleAnswers(answers);
  const input: RoutingInput = {
    focus: getFocus(counted),
    gender: getGender(counted),
    isMedicalFirst: preference === 'medical_first',
  };
  return relationship(input) ?? medical(input) ?? otherwise(input);
}

function focusCauses(focus: readonly string[]): Cause[] {
  return focus.map((value) => ({ kind: 'focus', value }));
}
