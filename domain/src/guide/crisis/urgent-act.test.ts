import { expect, test } from 'vitest';
import { findUrgentAct } from './urgent-act.ts';

test.each([
  ['overdose', 'I took all my sleeping tablets half an hour ago'],
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
