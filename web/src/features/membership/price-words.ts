/** “€19 a month” is shown as a large “€19” and a small “a month”. */
export function splitPrice(price: string): { amount: string; period: string } {
  const [amount = price, ...rest] = price.split(
    /\s+(?=(?:an?|per|every|each|for|once|monthly|yearly|annually)\b|\/)/i,
  );
  return { amount, period: rest.join(' ') };
}

export const trialLabel = (trial: string | null): string | null =>
  trial && /^\d+ (?:days?|weeks?|months?) free$/i.test(trial.trim())
    ? `Start ${trial.trim()}`
    : null;
