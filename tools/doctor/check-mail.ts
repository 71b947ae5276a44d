import { type Config, mailFolder } from '@hearthway/server/config';
import { smtpMailer } from '@hearthway/server/ports/mailer';
import { type Finding, failure, ok, warning } from './finding.ts';

export async function checkMail(config: Config): Promise<Finding> {
  if (!config.mail) {
    return warning(
      'mail',
      `not sent, only written to ${mailFolder(config)}; e-mail addresses are not confirmed`,
      'Set SMTP_URL and MAIL_FROM before you invite members.',
    );
  }
  const mailer = smtpMailer(config.mail.smtpUrl, config.mail.from);
  try {
    await mailer.verify();
    return ok('mail', 'the SMTP server accepts our sign-in');
  } catch (error) {
    const { code = 'no answer', responseCode } = error as { code?: string; responseCode?: number };
    return failure(
      'mail',
      `cannot sign in to the SMTP server (${[code, responseCode].filter(Boolean).join(' ')})`,
      'Check host, port, user and password in SMTP_URL. Use smtps:// for port 465, smtp:// for 587.',
    );
  } finally {
    mailer.close();
  }
}
