import { describe, expect, it, test } from 'vitest';
import { checkStep, formatStep, parseStep, type StepProblem, toCue } from './step.ts';
import { COACH_TOPICS } from './topics.ts';

test.each([
  ['When I sit down I’ll make tea', 'When I sit down', 'make tea'],
  ['I could sit in the car when I park', 'When I park', 'sit in the car'],
  ['read a page before bed', 'Before bed', 'read a page'],
  ['maybe I could call her first, in the morning', 'In the morning', 'call her first'],
  ['Twenty minutes then. After I drop the kids.', 'After I drop the kids', 'do twenty minutes'],
  ['a cup of tea first', null, 'make a cup of tea first'],
  ['phone in the kitchen maybe?', null, 'put my phone in the kitchen'],
  ['making the bed', null, 'make the bed'],
  ['gym', null, 'go to the gym'],
  ['10 minutes of yoga', null, 'do 10 minutes of yoga'],
  ['pack the bag the night before', null, 'pack the bag the night before'],
])('the coach finds the moment and the action in “%s”', (message, cue, action) => {
  expect(parseStep(message)).toMatchObject({ cue, action });
});

test.each([
  ['lunch', 'After lunch'],
  ['Morning.', 'In the morning'],
  ['10', 'At 10'],
  ['sunday after church', 'On Sunday after church'],
  ['making coffee', 'When I make coffee'],
  ['I lie down', 'When I lie down'],
  ['when he ask me', 'When he asks me'],
  ['lunch break ok', 'In my lunch break'],
  ['every time I walk past the fridge', 'When I walk past the fridge'],
  ['banana', null],
])('the coach reads the moment “%s” as “%s”', (said, cue) => {
  expect(toCue(said)).toBe(cue);
});

describe('a step', () => {
  it.each([
    'When I sit down, I’ll make a cup of tea first.',
    'After dinner, I will call my sister.',
    'At 10, I’ll read.',
    'When I brush my teeth, I’ll take my tablets.',
    'When I want to scroll, I’ll put my phone away so that I don’t see it.',
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
    ['negated', ['not eat chocolate', 'don’t scroll', 'stop smoking', 'no phone in bed', 'avoid sugar']],
    ['verb', ['a cup of tea', 'tea', 'my phone', 'making tea', '10 minutes']],
    ['crisis', ['kill myself']],
  ]; // biome-ignore format: one problem per row reads as a table.

  it.each(
    refused.flatMap(([problem, actions]) => actions.map((action) => [action, problem] as const)),
  )('is refused with a kind reason: %s (%s)', (action, problem) => {
    expect(checkStep(formatStep('When I get home', action))).toMatchObject({ ok: false, problem });
  });

  it.each(['', 'make tea', 'When, I’ll make tea', 'When I get home.', 'Some text, I’ll'])(
    'needs a moment and something to do: “%s”',
    (text) => {
      expect(checkStep(text)).toMatchObject({ ok: false });
    },
  );

  it('may be saved whenever the coach suggests it', () => {
    for (const { cues, actions } of COACH_TOPICS) {
      for (const cue of cues) {
        for (const action of actions) {
          expect(checkStep(formatStep(cue, action)), action).toMatchObject({ ok: true });
          expect(parseStep(formatStep(cue, action))).toMatchObject({ cue, action });
        }
      }
    }
  });
});
