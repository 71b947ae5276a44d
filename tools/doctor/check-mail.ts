import { type Config, mailFolder } from '@hearthway/server/config';
import { smtpMailer } from '@hearthway/server/ports/mailer';
import { type Finding, failure, ok, warning } from './finding.ts';

export async function checkMail(config: Config): Promise<Finding> {
  if (!config.mail) {
    return warning(
      'mail',
      `emails are only written to ${mailFolder(config)}, not sent, and members’ addresses aren’t confirmed`,
      'Set SMTP_URL and MAIL_FROM before you invite members.',
    );
  }
  const mailer = smtpMailer(config.mail.smtpUrl, config.mail.from);
  try {
    await mailer.verify();
    return ok('mail', 'the app can sign in to the SMTP server');
  } catch (error) {
    const { code = 'no answer', responseCode } = error as { code?: string; responseCode?: number };
    return failure(
      'mail',
      `the app can’t sign in to the SMTP server (${[code, responseCode].filter(Boolean).join(' ')})`,
      'Check the host, port, user and password in SMTP_URL. Use smtps:// for port 465, smtp:// for 587.',
    );
  } finally {
    mailer.close();
  }
}
