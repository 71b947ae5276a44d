import { getFocus, getGender } from './answers.ts';
import type { Question } from './question-kinds.ts';

export const QUIZ_VERSION = 'v2.0';

export const QUESTIONS = [
  {
    id: 'q_gender',
    kind: 'radio',
    prompt: 'Which of these describes you?',
    help: 'We ask because some of our care is made for men and some for women.',
    options: [
      { value: 'male', label: 'Male' },
      { value: 'female', label: 'Female' },
    ],
  },
  {
    id: 'q_focus',
    kind: 'multi',
    prompt: 'What would you most like to work on?',
    help: 'Choose as many as you like.',
    options: [
      { value: 'energy', label: 'Energy' },
      { value: 'mood', label: 'Mood' },
      { value: 'weight', label: 'Weight' },
      { value: 'sexual', label: 'Sexual wellbeing' },
      { value: 'cycle', label: 'Cycle' },
      { value: 'relationship', label: 'Relationship' },
      { value: 'pain', label: 'Pain' },
      { value: 'general', label: 'General wellbeing' },
    ],
  },
  {
    id: 'q_cycle',
    kind: 'multi',
    prompt: 'Is any of this part of your life at the moment?',
    help: 'Choose all that apply.',
    options: [
      { value: 'irregular', label: 'Irregular periods' },
      { value: 'perimenopause', label: 'Perimenopause' },
      { value: 'pms', label: 'Hard days before my period' },
      { value: 'postpartum', label: 'The months after giving birth' },
      { value: 'none', label: 'None of these' },
    ],
    showIf: (answers) =>
      getGender(answers) === 'female' && focusIncludesAny(answers, ['cycle', 'sexual']),
  },
  {
    id: 'q_sex',
    kind: 'multi',
    prompt: 'Does any of this sound familiar?',
    help: 'Choose all that apply. Your answers stay yours.',
    options: [
      { value: 'low_libido', label: 'Less desire than I’d like' },
      { value: 'performance', label: 'Worry about how it will go' },
      { value: 'discomfort', label: 'Discomfort' },
      { value: 'none', label: 'None of these' },
    ],
    showIf: (answers) => focusIncludesAny(answers, ['sexual']),
  },
  {
    id: 'q_weight',
    kind: 'multi',
    prompt: 'What’s going on with your weight?',
    help: 'Choose all that apply.',
    options: [
      { value: 'gain', label: 'It’s been going up' },
      { value: 'metabolic', label: 'I’ve been told my metabolism plays a part' },
      { value: 'pcos', label: 'I live with PCOS' },
      { value: 'none', label: 'None of these' },
    ],
    showIf: (answers) => focusIncludesAny(answers, ['weight']),
  },
  {
    id: 'q_prior',
    kind: 'radio',
    prompt: 'What support have you had with this so far?',
    options: [
      { value: 'none', label: 'None yet' },
      { value: 'basic', label: 'A little: some reading, or a conversation' },
      { value: 'active_care', label: 'I’m already getting professional help' },
    ],
  },
  {
    id: 'q_barriers',
    kind: 'multi',
    prompt: 'What tends to get in the way?',
    help: 'Optional. Choose as many as you like.',
    optional: true,
    options: [
      { value: 'time', label: 'Time' },
      { value: 'money', label: 'Money' },
      { value: 'motivation', label: 'Motivation' },
      { value: 'sleep', label: 'Sleep' },
      { value: 'clarity', label: 'Not knowing where to start' },
      { value: 'none', label: 'Nothing much' },
    ],
  },
  {
    id: 'q_timesense',
    kind: 'slider',
    prompt: 'How soon would you like something to change?',
    min: 0,
    max: 10,
    step: 1,
    defaultValue: 5,
    lowLabel: 'No hurry',
    highLabel: 'As soon as possible',
  },
] as const satisfies readonly Question[];

export type QuestionId = (typeof QUESTIONS)[number]['id'];

export function optionLabel(id: string, value: string): string {
  const question: Question | undefined = QUESTIONS.find((candidate) => candidate.id === id);
  const options = question && 'options' in question ? question.options : [];
  return options.find((option) => option.value === value)?.label ?? value;
}

function focusIncludesAny(
  answers: Parameters<typeof getFocus>[0],
  wanted: readonly string[],
): boolean {
  return getFocus(answers).some((focus) => wanted.includes(focus));
}
