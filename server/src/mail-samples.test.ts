import { expect, test } from 'vitest';
import { sampleMails } from './mail-samples.ts';

const LINK = '/auth/confirm#token=sample';

const MAILS = [
  ['account-closed', 'Your Hearthway account is closed', '/auth'],
  ['address-asked', 'Your Hearthway email is about to change', LINK],
  ['address-changed', 'Your Hearthway email was changed', '/account'],
  ['already-member', 'You already have a Hearthway account', '/account'],
  ['change-address', 'Confirm your new email for Hearthway', LINK],
  ['confirm-address', 'Confirm your email for Hearthway', LINK],
  ['invitation', 'You’re invited to Hearthway', LINK],
  ['mailed-code', '123456 is your Hearthway code', '/account'],
  ['passkey-added', 'A passkey was added to your Hearthway account', '/account'],
  ['password-changed', 'Your Hearthway password was changed', '/account'],
  ['payment-failed', 'Your Hearthway payment didn’t go through', '/account'],
  ['recover-password', 'Choose a new password for Hearthway', LINK],
  ['sign-in-link', 'Your sign-in link for Hearthway', LINK],
  ['two-step-on', 'Two-step sign-in is on for Hearthway', '/account'],
  ['two-step-off', 'Two-step sign-in is off for Hearthway', '/account'],
  ['reminder-check-in', 'No check-in yet today. Five taps and you’re done.', '/action', 'check_in'],
  ['reminder-nudge', 'A small thought for today', '/action', 'daily_nudge'],
  ['farewell', 'We’ve saved your place at Hearthway', '/home', 'all'],
  ['weekly-letter', 'Your week in one picture.', '/progress', 'weekly_letter'],
] as const;

const samples = sampleMails();

test.each(MAILS)('the email %s has the subject "%s" and a button to %s', (...row) => {
  const [name, subject, path, stops] = row;
  const mail = samples[name];
  const [, link = ''] = /:\n(https:\S+)/.exec(mail?.text ?? '') ?? [];
  expect({ subject: mail?.subject, link }).toEqual({ subject, link: `https://example.com${path}` });
  expect(mail?.html).toContain(`<a href="${link}" style="display:inline-block`);
  expect(mail?.unsubscribeUrl?.replace(/\..{50}$/, '')).toBe(
    stops && `https://example.com/unsubscribe/${stops}`,
  );
});

test.each([
  ['address-asked', 'The link works for 24 hours.', 24],
  ['change-address', 'The link works for 24 hours.', 24],
  ['confirm-address', 'The link works for 24 hours.', 24],
  ['invitation', 'The link works for 14 days.', 14 * 24],
  ['invitation', 'we’ll delete it after 30 days.', 14 * 24],
  ['mailed-code', 'It works once, within ten minutes.', 1 / 6],
  ['recover-password', 'The link works for one hour.', 1],
  ['sign-in-link', 'The link and the code work once, for one hour.', 1],
] as const)(
  'the email %s says "%s" and is not sent again after %d hours',
  (name, sentence, hours) => {
    expect(samples[name]?.text).toContain(sentence);
    expect(samples[name]?.goodForMs).toBe(hours * 3_600_000);
  },
);

test('this test covers every sample email', () => {
  expect(Object.keys(samples)).toEqual(MAILS.map(([name]) => name));
});
