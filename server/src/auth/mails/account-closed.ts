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
      'As you asked, our team has closed your account. Everything you kept there is deleted.',
      'If you ever want to come back, you are welcome to begin anew.',
    ],
    button: { label: `Open ${productName}`, href: `${auth.publicUrl}/auth` },
    footnote: 'If you did not ask for this, please answer to the practice right away.',
  });
}
