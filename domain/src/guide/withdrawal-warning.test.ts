import { describe, expect, test } from 'vitest';
import { needsWithdrawalWarning, WITHDRAWAL_WARNING } from './withdrawal-warning.ts';

describe('the warning about stopping alcohol suddenly', () => {
  test.each([
    'I drink two bottles of red every evening and want to stop',
    'how do I quit, I have six beers a night',
    'my dad drinks vodka in the morning, how can he give up',
  ])('is shown to a heavy drinker: %s', (message) => {
    expect(needsWithdrawalWarning(message, [], [])).toBe(true);
  });

  test.each([
    'I have a glass of wine every evening, is that too much',
    'I drink too much coffee every day, how do I cut down',
    'how do I stop smoking',
    'I stopped drinking tea in the mornings',
  ])('is not shown without a sign of heavy drinking: %s', (message) => {
    expect(needsWithdrawalWarning(message, [], [])).toBe(false);
  });

  test('is shown once, and again if there are signs of withdrawal', () => {
    const earlier = ['I drink a bottle of gin most days'];
    const answers = [`${WITHDRAWAL_WARNING}\n\nHere is a page.`];
    expect(needsWithdrawalWarning('should I stop completely', earlier, [])).toBe(true);
    expect(needsWithdrawalWarning('should I stop completely', earlier, answers)).toBe(false);
    expect(needsWithdrawalWarning('I get shaky without it', earlier, answers)).toBe(true);
    expect(needsWithdrawalWarning('what could I cook tonight', earlier, [])).toBe(false);
  });

  test('is repeated later in the conversation before a reply about stopping', () => {
    const earlier = ['I drink a bottle of gin most days'];
    const answers = ['A page.', 'Another page.', `${WITHDRAWAL_WARNING}\n\nHere is a page.`];
    expect(needsWithdrawalWarning('and in the first week?', earlier, answers)).toBe(true);
    expect(needsWithdrawalWarning('ok', earlier, answers, 'A dry month is a test.')).toBe(true);
    expect(needsWithdrawalWarning('ok', earlier, answers, 'Drink water.')).toBe(false);
  });
});
