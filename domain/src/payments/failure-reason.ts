/**
 * The payment provider's codes for a refused card. Most codes that are not listed mean only that
 * the bank said no.
 */
const REASONS: Readonly<Record<string, string>> = {
  expired_card: 'the card has expired',
  insufficient_funds: 'there wasn’t enough money in the account',
  authentication_required: 'the bank wants them to confirm it',
  card_velocity_exceeded: 'the card is over its limit',
  withdrawal_count_limit_exceeded: 'the card is over its limit',
  incorrect_number: 'the card’s details are wrong',
  incorrect_cvc: 'the card’s details are wrong',
  invalid_account: 'the account no longer exists',
  card_not_supported: 'the card can’t be used for this',
  currency_not_supported: 'the card can’t be used for this currency',
  processing_error: 'the bank had a technical problem',
};

export const failureReason = (code: string): string => REASONS[code] ?? 'the bank declined it';
