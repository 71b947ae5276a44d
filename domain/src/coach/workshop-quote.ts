import { createFilm } from '../films/film.ts';
import type { WorkshopResponse } from '../workshops/contract.ts';

const MIN_QUOTE = 50;
const MAX_QUOTE = 200;

/** First quotable sentence of a workshop, preferably from an ACTION part. */
export function workshopQuote({
  actions,
  know,
}: Pick<WorkshopResponse, 'actions' | 'know'>): string | null {
  const bodies = [...(actions ?? []), ...know].map(({ body }) => body);
  for (const body of bodies) {
    const sentence = createFilm('', body).lines.find(
      ({ text }) => text.length >= MIN_QUOTE && text.length <= MAX_QUOTE && /[.!]$/.test(text),
    );
    if (sentence) return sentence.text;
  }
  return null;
}
