import type { Config } from '../../config.ts';
import { composeMail } from '../../mail/mail-body.ts';
import type { Mail } from '../../ports/mailer.ts';

export function accountClosedMail(
  to: string,
  { productName, auth }: Pick<Config, 'productName' | 'auth'>,
): Mail {
  return composeMail({
    to,
    productName,
    subject: `Your ${productName} account is closed`,
    paragraphs: [
      'As you asked, our team has closed your account and deleted everything in it.',
      'If you ever want to come back, you’re welcome to start fresh.',
    ],
    button: { label: `Open ${productName}`, href: `${auth.publicUrl}/auth` },
    footnote: 'If you didn’t ask for this, please tell us right away by replying to this email.',
  });
}
