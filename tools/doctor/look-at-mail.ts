import { type Config, mailFolder } from '@hearthway/server/config';
import { smtpMailer } from '@hearthway/server/ports/mailer';
import { attention, type Finding, well, wrong } from './finding.ts';

/** Connects and signs in to the SMTP server; sends nothing. */
export async function lookAtMail(config: Config): Promise<Finding> {
  if (!config.mail) {
    return attention(
      'mail',
      `written to ${mailFolder(config)}, to nobody; addresses are not confirmed`,
      'Set SMTP_URL and MAIL_FROM before members are invited.',
    );
  }
  const mailer = smtpMailer(config.mail.smtpUrl, config.mail.from);
  try {
    await mailer.verify();
    return well('mail', 'the SMTP server lets us in');
  } catch (error) {
    const { code = 'no answer', responseCode } = error as { code?: string; responseCode?: number };
    return wrong(
      'mail',
      `the SMTP server does not let us in (${[code, responseCode].filter(Boolean).join(' ')})`,
      'Check host, port, user and password in SMTP_URL. smtps:// is for port 465, smtp:// for 587.',
    );
  } finally {
    mailer.close();
  }
}
