import { expect, test } from 'vitest';
import { detectCrisis } from '../detect-crisis.ts';

test.each([
  ['what if hes hitting his little sister', 'we do give a 5 min warning, he ignores it'],
  ['he keeps kicking his brother though', 'my 5 year old will not share'],
  ['my daughter keeps hitting her little brother when she is cross', ''],
  ['our toddler bites and hits the baby', ''],
  ['he is 4 and he hits his little sister', ''],
  ['my son hit his sister with a toy car', ''],
  ['my seven year old punches his twin when he loses', ''],
  ['my 3 year old is hitting the baby', ''],
  ['he hits his little sister', ''],
  ['she keeps biting her baby brother', ''],
  ['he pushes his sister whenever she touches his toys', ''],
  ['she kicks her brother at bath time', ''],
])('a small child who hits a sibling raises no alarm: “%s” after “%s”', (message, previous) => {
  expect(detectCrisis(message, undefined, previous)?.answer).not.toBe('alarm');
});

test.each([
  ['my husband hits our son', ''],
  ['what if he is hitting his little sister', 'my boyfriend lives with his parents'],
  ['he hits his sister', ''],
  ['he hits his little sister and she has bruises', ''],
  ['he hits his little sister when he is drunk', ''],
  ['my boyfriend hits his little sister', ''],
  ['the neighbour hits his little girl', ''],
  ['she hits her daughter', 'she is so tired since the birth'],
  ['my ex hits the kids and my son hits his sister', ''],
  ['my son hits his sister and his dad hits him', ''],
  ['he hits me and my daughter hits her brother', ''],
  ['my brother is 25 and hits his kids', ''],
  ['my son is 19 and he hits his sister', ''],
])('an adult who hits a child still raises the alarm: “%s” after “%s”', (message, previous) => {
  expect(detectCrisis(message, undefined, previous)?.answer).toBe('alarm');
});
