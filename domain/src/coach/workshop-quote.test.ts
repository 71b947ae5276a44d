import { expect, it } from 'vitest';
import { workshopQuote } from './workshop-quote.ts';

const part = (body: string) => ({ number: 1, title: null, body });
const unit = (body: string) => ({ ...part(body), unit: 1 as const, completedAt: null });
const LONG = 'A regular getting-up time helps more than a strict bedtime ever did.';

it('quotes a whole sentence, from an ACTION part before a KNOW part', () => {
  expect(workshopQuote({ actions: [part(`Short. ${LONG}`)], know: [unit('Other.')] })).toBe(LONG);
  expect(workshopQuote({ actions: [part('Short.')], know: [unit(LONG)] })).toBe(LONG);
});

it('quotes nothing from a locked workshop', () => {
  expect(workshopQuote({ actions: null, know: [] })).toBeNull();
});
