import { expect, test } from 'vitest';
import { type InstallFacts, offersInstall } from './install-offer.ts';

const third: InstallFacts = {
  checkinDays: 3,
  canInstall: true,
  isInstalled: false,
  wasAnswered: false,
};

test.each<[string, Partial<InstallFacts>, boolean]>([
  ['is shown on the third check-in day', {}, true],
  ['is not shown on the second check-in day', { checkinDays: 2 }, false],
  ['is not shown when the browser cannot install', { canInstall: false }, false],
  ['is not shown when the app is already installed', { isInstalled: true }, false],
  ['is not shown after the member answered it', { wasAnswered: true }, false],
])('the offer to install the app %s', (_name, change, offered) => {
  expect(offersInstall({ ...third, ...change })).toBe(offered);
});
