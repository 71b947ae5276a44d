import { expect, test } from 'vitest';
import { type InstallFacts, offersInstall } from './install-offer.ts';

const third: InstallFacts = {
  checkinDays: 3,
  canInstall: true,
  isInstalled: false,
  wasAnswered: false,
};

test.each<[string, Partial<InstallFacts>, boolean]>([
  ['the third check-in', {}, true],
  ['the second', { checkinDays: 2 }, false],
  ['a browser that cannot', { canInstall: false }, false],
  ['installed already', { isInstalled: true }, false],
  ['answered before', { wasAnswered: true }, false],
])('%s', (_name, change, offered) => {
  expect(offersInstall({ ...third, ...change })).toBe(offered);
});
