import { formatDay } from '@hearthway/domain/format';
import { PAYMENTS_TEXT } from '@hearthway/domain/payments/messages';
import type { Config } from '../../config.ts';
import { composeMail } from '../../mail/mail-body.ts';
import type { Mail } from '../../ports/mailer.ts';

interface FailedPayment {
  config: Pick<Config, 'productName' | 'auth'>;
  firstName: string;
  until: Date;
}

export function paymentFailedMail(to: string, { config, firstName, until }: FailedPayment): Mail {
  const { productName, auth } = config;
  return composeMail({
    to,
    productName,
    subject: `Your ${productName} payment didn’t go through`,
    paragraphs: [
      `${firstName ? `Hello ${firstName}, the` : 'Hello, the'} last payment for your membership didn’t go through. This happens, usually because a card has expired.`,
      `Nothing is lost. You keep Premium until ${formatDay(until)}, and we’ll try again automatically. If you have a new card, you can add it now.`,
    ],
    button: { label: PAYMENTS_TEXT.manage, href: `${auth.publicUrl}/account` },
    footnote: 'If the payment has gone through in the meantime, you can ignore this email.',
  });
}
