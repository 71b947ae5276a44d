import { expect, test } from 'vitest';
import { toMailto } from './mailto.ts';

const amara = { email: 'a&b@example.org', firstName: 'Amara', premiumRequest: null };
const account = 'https://practice.example/account';

test('an email address cannot add a message text to a mailto link', () => {
  expect(toMailto({ ...amara, paymentStatus: 'active' }, account)).toBe('mailto:a%26b@example.org');
});

test('an email after a failed payment says what happened and where to enter a new card', () => {
  const { searchParams } = new URL(toMailto({ ...amara, paymentStatus: 'past_due' }, account));
  expect(searchParams.get('subject')).toBe('Your Premium payment');
  expect(searchParams.get('body')).toMatch(/^Hello Amara,\r\n.*practice\.example\/account/s);
});

test('an email to someone who asked about Premium thanks them for asking', () => {
  const premiumRequest = { askedAt: '2026-11-15T20:00:00.000Z', message: '' };
  const link = toMailto({ ...amara, paymentStatus: null, premiumRequest }, account);
  const { searchParams } = new URL(link);
  expect(searchParams.get('subject')).toBe('Premium');
  expect(searchParams.get('body')).toMatch(/^Hello Amara,\r\n\r\nThank you for asking/);
});
