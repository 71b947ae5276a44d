import { expect, it } from 'vitest';
import { workshopQuote } from './workshop-quote.ts';

const part = (body: string) => ({ number: 1, title: null, body });
const unit = (body: string) => ({ ...part(body), unit: 1 as const, completedAt: null });
const LONG = 'A regular getting-up time helps more than a strict bedtime ever did.';

it('takes a whole sentence of what one does before what one knows', () => {
  expect(workshopQuote({ actions: [part(`Short. ${LONG}`)], know: [unit('Other.')] })).toBe(LONG);
  expect(workshopQuote({ actions: [part('Short.')], know: [unit(LONG)] })).toBe(LONG);
});

it('has nothing to say of a workshop that is locked', () => {
  expect(workshopQuote({ actions: null, know: [] })).toBeNull();
});
