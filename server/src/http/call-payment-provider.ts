import { PAYMENTS_TEXT } from '@hearthway/domain/payments/messages';
import { PaymentsAway } from '../ports/payments.ts';
import { HttpProblem } from './problem.ts';

export async function callPaymentProvider<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof PaymentsAway)) throw error;
    throw new HttpProblem(503, 'payments_away', PAYMENTS_TEXT.away, { cause: error });
  }
}
