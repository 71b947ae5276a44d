import { PAYMENTS_TEXT } from '@hearthway/domain/payments/messages';
import { PaymentsAway } from '../ports/payments.ts';
import { HttpProblem } from './problem.ts';

/** If the provider is unavailable, the member gets a 503 instead of a 500. */
export async function callPaymentProvider<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof PaymentsAway)) throw error;
    throw new HttpProblem(503, 'payments_away', PAYMENTS_TEXT.away, { cause: error });
  }
}
