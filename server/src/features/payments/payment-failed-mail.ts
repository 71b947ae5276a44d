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
    subject: `Your ${productName} payment did not go through`,
    paragraphs: [
      `${firstName ? `Hello ${firstName}, the` : 'Hello, the'} last payment for your membership did not go through. That happens, most often because a card has run out.`,
      `Nothing is lost: Premium stays open until ${formatDay(until)}, and we try again by ourselves. If your card has changed, you can tell us the new one.`,
    ],
    button: { label: PAYMENTS_TEXT.manage, href: `${auth.publicUrl}/account` },
    footnote: 'If it has gone through meanwhile, you can forget this mail.',
  });
}
