import { expect, test } from 'vitest';
import { detectCrisis } from '../detect-crisis.ts';
import { findUrgentAct } from './urgent-act.ts';

test.each([
  ['overdose', 'I took all my sleeping tablets half an hour ago'],
  ['overdose', 'took a load of paracetamol about an hour ago, 20 something, i feel ok tho'],
  ['overdose', 'I thought about taking all my tablets and then I took the whole packet'],
  ['overdose', 'my son swallowed weed killer'],
  ['overdose', 'my little girl ate some of my blood pressure tablets'],
  ['overdose', 'she took an overdose'],
  ['strangling', 'he held me by the neck until it went black'],
  ['strangling', 'my ex strangled me on Friday'],
  ['shaking', 'I lost it and shook my baby'],
  ['shaking', 'the sitter shook her so hard that her head went back and forth'],
  ['hitting', 'I lost it and hit my little one'],
  ['hitting', 'i keep smacking our 4 year old'],
  ['hitting', 'we beat our son with a shoe'],
  [null, 'I beat my daughter at chess'],
  [null, 'I used to smack my kids, twenty years ago'],
  [null, 'I want to take all my pills'],
  [null, 'I took two ibuprofen for my knee'],
  [null, 'I was shaking when my son was born'],
  [null, 'do I have to shake the baby bottle'],
  [null, 'my neck hurts'],
])('the urgent act %s is found in “%s”', (act, message) => {
  expect(findUrgentAct(message)).toBe(act);
});

test.each([
  'honestly some nights I think about taking all my tablets and just being done',
  'sometimes I think about taking all the pills',
  'I keep imagining taking all my tablets',
  'I want to take all my pills',
  'i could just take all my meds and be done',
  'tempted to swallow the whole bottle of pills tonight',
  'I have thoughts of taking all my sleeping pills',
])('the thought of taking tablets is not treated as an overdose: %s', (message) => {
  const { answer, kind } = detectCrisis(message) ?? {};
  expect([answer, kind]).toEqual(['alarm', 'self-harm']);
});

test.each([
  'I took 20 paracetamol',
  'I thought about taking all my tablets and now I have taken them',
  'I took all my sleeping tablets',
  'my toddler swallowed my blood pressure tablets',
])('swallowed tablets are treated as an emergency: %s', (message) => {
  expect(detectCrisis(message)).toMatchObject({ answer: 'alarm', kind: 'emergency' });
});
