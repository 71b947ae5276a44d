import { expect, test } from 'vitest';
import { actionTab } from './action-tab.ts';

test.each([
  ['', 'today'],
  ['today', 'today'],
  ['weekly', 'weekly'],
  ['progress', 'weekly'],
  ['tools', 'tools'],
  ['coach', 'coach'],
  ['nonsense', 'today'],
])('the URL hash #%s opens the tab %s', (hash, tab) => {
  expect(actionTab(hash)).toBe(tab);
});
