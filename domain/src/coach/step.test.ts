import { describe, expect, it } from 'vitest';
import { checkStep, formatStep, type StepProblem } from './step.ts';
import { COACH_TOPICS } from './topics.ts';

describe('a step', () => {
  it.each([
    'When I sit down, I’ll make a cup of tea first.',
    'After dinner, I will call my sister.',
    'At 10, I’ll read.',
    'When I brush my teeth, I’ll take my tablets.',
    'When I want to scroll, I’ll put my phone away so that I don’t see it.',
    'An hour before bed, I’ll turn my phone off.',
    'This week, I’ll ask Kemi for help.',
    'On Friday, I’ll have a water between each beer.',
  ])('may be saved: %s', (step) => {
    expect(checkStep(step)).toEqual({ ok: true, step: step.replace('I will', 'I’ll') });
  });

  const refused: readonly [StepProblem, readonly string[]][] = [
    ['meals', ['skip dinner', 'eat nothing until noon', 'only drink water', 'fast for two days', 'throw up', 'stay under 800 calories']],
    ['medicine', ['stop taking my medication', 'halve my tablets', 'quit my antidepressants']],
    ['exercise', ['run until I collapse', 'run for 4 hours', 'punish myself with burpees', 'burn it off']],
    ['sleep', ['stay up all night', 'sleep only four hours', 'pull an all-nighter']],
    ['harm', ['slap myself', 'hit him', 'scream at my son']],
    ['alcohol', ['drink a bottle of wine', 'get drunk']],
    ['crisis', ['kill myself']],
  ]; // biome-ignore format: one problem per row reads as a table.

  it.each(
    refused.flatMap(([problem, actions]) => actions.map((action) => [action, problem] as const)),
  )('is refused with a kind reason: %s (%s)', (action, problem) => {
    expect(checkStep(formatStep('When I get home', action))).toMatchObject({ ok: false, problem });
  });

  it.each([
    ['close it at 8', 'Close it at 8.'],
    ['no beer on Monday', 'No beer on Monday.'],
    ['a voice message, two minutes', 'A voice message, two minutes.'],
  ])('keeps the member’s own words: %s', (text, step) => {
    expect(checkStep(text)).toEqual({ ok: true, step });
  });

  it.each(['', ' ', '…', '12'])('is refused if it contains no words: “%s”', (text) => {
    expect(checkStep(text)).toMatchObject({ ok: false, problem: 'empty' });
  });

  it('that the coach suggests may always be saved', () => {
    for (const { ideas } of COACH_TOPICS) {
      for (const [cue, action] of ideas) {
        const step = formatStep(cue, action);
        expect(checkStep(step), step).toMatchObject({ ok: true });
      }
    }
  });
});
