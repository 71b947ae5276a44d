import { type Answers, getChoices, getFocus } from './answers.ts';
import { visibleAnswers } from './visible-questions.ts';

export interface QuizScores {
  acuity: number;
  confidence: number;
}

const DEFAULT_TIME_SENSE = 5;

export function quizScores(answers: Answers): QuizScores {
  const counted = visibleAnswers(answers);
  return { acuity: acuity(counted), confidence: confidence(counted) };
}

function acuity(answers: Answers): number {
  const focus = getFocus(answers);
  let score = timeSense(answers) * 8;
  if (focus.includes('sexual') && hasConcern(answers, 'q_sex')) score += 10;
  if (focus.includes('cycle') && hasConcern(answers, 'q_cycle')) score += 10;
  if (focus.includes('weight') && hasConcern(answers, 'q_weight')) score += 8;
  if (answers.q_prior === 'active_care') score -= 8;
  if (focus.includes('relationship')) score += 4;
  return toPercent(score);
}

function confidence(answers: Answers): number {
  const barriers = getChoices(answers, 'q_barriers');
  const counted = barriers.includes('none') ? 0 : barriers.length;
  return toPercent(70 - 8 * counted + 2 * timeSense(answers));
}

function timeSense(answers: Answers): number {
  const value = answers.q_timesense;
  return typeof value === 'number' && Number.isFinite(value) ? value : DEFAULT_TIME_SENSE;
}

const hasConcern = (answers: Answers, id: string) =>
  getChoices(answers, id).some((choice) => choice !== 'none');

const toPercent = (score: number) => Math.min(100, Math.max(0, Math.round(score)));
