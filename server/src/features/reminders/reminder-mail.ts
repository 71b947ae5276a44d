import { REMINDER_WORDS } from '@hearthway/domain/reminders/messages';
import type { ReminderKind } from '@hearthway/domain/reminders/reminder';
import type { Deps } from '../../deps.ts';
import { composeMail } from '../../mail/mail-body.ts';
import { type MailKind, unsubscribeUrl } from '../../mail/unsubscribe-link.ts';
import type { Mail } from '../../ports/mailer.ts';

type Sender = Pick<Deps, 'config' | 'secrets'>;

export interface Recipient {
  email: string;
  userId: string;
  firstName: string;
}

const HOUR_MS = 3_600_000;

export function reminderMail(
  deps: Sender,
  to: Recipient,
  { kind, text }: { kind: ReminderKind; text?: string | undefined },
): Mail {
  const words = REMINDER_WORDS[kind];
  return composeMail({
    ...optionalMailFields(deps, to, kind),
    subject: text ? 'A small thought for today' : words.text,
    paragraphs: [greeting(to), text ?? words.text],
    button: { label: words.button, href: `${deps.config.auth.publicUrl}${words.path}` },
    footnote: 'You asked for this reminder. You can change its time and days in your account.',
    goodForMs: HOUR_MS,
  });
}

export function farewellMail(deps: Sender, to: Recipient): Mail {
  const { productName, auth } = deps.config;
  return composeMail({
    ...optionalMailFields(deps, to, 'all'),
    subject: `We’ve saved your place at ${productName}`,
    paragraphs: [
      greeting(to),
      'It’s been a month since your last visit, and that’s fine. Everything you wrote is right where you left it.',
      'We won’t send any more reminders while you’re away. If you’d like to come back, one small step is enough.',
    ],
    button: { label: `Open ${productName}`, href: `${auth.publicUrl}/home` },
    footnote: 'You can download your data or delete your account at any time on your account page.',
  });
}

export const greeting = ({ firstName }: Recipient): string =>
  firstName ? `Hello ${firstName},` : 'Hello,';

/** Emails that are needed to sign in are not optional, so they have no unsubscribe link. */
export const optionalMailFields = ({ config, secrets }: Sender, to: Recipient, kind: MailKind) => ({
  to: to.email,
  productName: config.productName,
  unsubscribeUrl: unsubscribeUrl(config.auth.publicUrl, secrets, { userId: to.userId, kind }),
});
