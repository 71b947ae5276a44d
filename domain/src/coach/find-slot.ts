import type { Slot } from './conversation.ts';
import { FEELING, GLAD } from './reflect.ts';
import { readTurn } from './turn.ts';

const MOMENT =
  /\b(?:when|after|before bed|at night|every (?:night|evening|morning|day|time)|in the (?:evening|morning|afternoon)|evenings|mornings|weekends?|at work|at lunch)\b/i;

export const findSlot = (clause: string): Slot | null => {
  const { kind } = readTurn(clause);
  if (kind === 'tried') return 'tried';
  if (kind === 'reason') return 'pull';
  if (kind === 'feeling' && FEELING.test(clause) && !GLAD.test(clause)) return 'why';
  return MOMENT.test(clause) ? 'moment' : null;
};
