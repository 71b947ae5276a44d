import { expect, test } from 'vitest';
import { firstActionAtCompletion, firstActionFromStoredResult } from './first-action.ts';

test.each([
  ['MHI', 'Book Vital Blueprint', '/mhi#vital-blueprint'],
  ['WHI', 'Book Vital Blueprint', '/whi#vital-blueprint'],
  ['IBC', 'Start Intake', '/intimabalance#intake'],
  ['SHJ', 'Watch KNOW 1 (Week 1A)', '/shj/workshops'],
] as const)('the track %s suggests "%s" right after the quiz', (track, label, to) => {
  expect(firstActionAtCompletion(track)).toEqual({ label, to });
});

test.each([
  ['SHJ', 'Start SHJ Workshops', '/shj/workshops'],
  ['MHI', 'Book Vital Blueprint', '/mhi'],
  ['WHI', 'Book Vital Blueprint', '/whi'],
  ['IBC', 'Start IntimaBalance', '/intimabalance'],
] as const)('the track %s suggests "%s" when a stored result is opened', (track, label, to) => {
  expect(firstActionFromStoredResult(track)).toEqual({ label, to });
});
