import { addDays, type DayKey } from '@hearthway/domain/calendar';

/** “€19 a month” is shown as a large “€19” and a small “a month”. */
export function splitPrice(price: string): { amount: string; period: string } {
  const [amount = price, ...rest] = price.split(
    /\s+(?=(?:an?|per|every|each|for|once|monthly|yearly|annually)\b|\/)/i,
  );
  return { amount, period: rest.join(' ') };
}

const TRIAL = /^(\d+) (day|week|month)s? free$/i;

/**
 * The day of the first payment, for a trial that starts today. Null for months, because payment
 * partners count them differently.
 */
export function firstPayment(trial: string | null, today: DayKey): DayKey | null {
  const [, count, unit] = TRIAL.exec(trial?.trim() ?? '') ?? [];
  if (!count || unit?.toLowerCase() === 'month') return null;
  return addDays(today, Number(count) * (unit?.toLowerCase() === 'week' ? 7 : 1));
}

export const trialLabel = (trial: string | null): string | null =>
  trial && TRIAL.test(trial.trim()) ? `Start ${trial.trim()}` : null;
