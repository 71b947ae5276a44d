import { accountClosedMail } from './auth/mails/account-closed.ts';
import { addressAskedMail } from './auth/mails/address-asked.ts';
import { addressChangedMail } from './auth/mails/address-changed.ts';
import { alreadyMemberMail } from './auth/mails/already-member.ts';
import { changeAddressMail } from './auth/mails/change-address.ts';
import { confirmAddressMail } from './auth/mails/confirm-address.ts';
import { invitationMail } from './auth/mails/invitation.ts';
import { mailedCodeMail } from './auth/mails/mailed-code.ts';
import { passkeyAddedMail } from './auth/mails/passkey-added.ts';
import { passwordChangedMail } from './auth/mails/password-changed.ts';
import { recoverPasswordMail } from './auth/mails/recover-password.ts';
import { signInLinkMail } from './auth/mails/sign-in-link.ts';
import { twoStepOffMail, twoStepOnMail } from './auth/mails/two-step.ts';
import { readConfig } from './config.ts';
import { makeVapidKeys } from './db/installation-secrets.ts';
import { paymentFailedMail } from './features/payments/payment-failed-mail.ts';
import { farewellMail, reminderMail } from './features/reminders/reminder-mail.ts';
import { buildLetterMail } from './features/reminders/weekly-letter.ts';
import type { Mail } from './ports/mailer.ts';

export function sampleMails(): Record<string, Mail> {
  const [to, name] = ['ada@example.com', 'Hearthway'];
  const link = 'https://example.com/auth/confirm#token=sample';
  const account = 'https://example.com/account';
  const deps = {
    config: readConfig({ PUBLIC_URL: 'https://example.com' }),
    secrets: { vapid: makeVapidKeys(), unsubscribeKey: 'sample', videoKey: '' },
  };
  const ada = { email: to, userId: '00000000-0000-4000-8000-000000000000', firstName: 'Ada' };
  return {
    'account-closed': accountClosedMail(to, deps.config),
    'address-asked': addressAskedMail(to, name, link),
    'address-changed': addressChangedMail(to, name, account),
    'already-member': alreadyMemberMail(to, name, account),
    'change-address': changeAddressMail(to, name, link),
    'confirm-address': confirmAddressMail(to, name, link),
    invitation: invitationMail(to, { productName: name, firstName: 'Ada', link, termsUrl: link }),
    'mailed-code': mailedCodeMail(to, { productName: name, code: '123456', accountUrl: account }),
    'passkey-added': passkeyAddedMail(to, name, account),
    'password-changed': passwordChangedMail(to, {
      productName: name,
      accountUrl: account,
      passkeys: ['iPhone', 'Chrome on Windows'],
    }),
    'payment-failed': paymentFailedMail(to, {
      config: deps.config,
      firstName: 'Ada',
      until: new Date('2026-11-22T12:00:00Z'),
    }),
    'recover-password': recoverPasswordMail(to, name, link),
    'sign-in-link': signInLinkMail(to, name, { link, code: '123456' }),
    'two-step-on': twoStepOnMail(to, name, account),
    'two-step-off': twoStepOffMail(to, name, account),
    'reminder-check-in': reminderMail(deps, ada, { kind: 'check_in' }),
    'reminder-nudge': reminderMail(deps, ada, {
      kind: 'daily_nudge',
      text: 'A glass of water first.',
    }),
    farewell: farewellMail(deps, ada),
    'weekly-letter': buildLetterMail(deps, ada, {
      letter: SAMPLE_LETTER,
      review: SAMPLE_REVIEW,
      page: { slug: 'rest', title: 'On rest' },
    }),
  };
}

const SAMPLE_LETTER = {
  days: [4, null, 6, 7, 5, null, 9].map((points, index) => ({
    date: `2026-11-${String(9 + index).padStart(2, '0')}`,
    points,
  })),
  moved: { pillar: 'sleep' as const, from: 0.8, to: 1.4 },
  checkIns: 5,
};

const SAMPLE_REVIEW = {
  month: '2026-10-01',
  sentences: [
    'In October you checked in on 22 days and took 4 Weekly Pulses; 15 days were good ones.',
    'Sleep was higher than in September: 1.5 of 2 points a day instead of 1.1.',
    'You kept a commitment on 9 days.',
    'One small thing to try: walk for ten minutes after one meal tomorrow, at whatever pace feels good.',
  ],
  link: { label: 'Read “The ten-minute walk”', to: '/resources/the-ten-minute-walk' },
};
