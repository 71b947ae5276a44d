import { LETTER_TEXT } from '@hearthway/domain/letters/messages';
import type { Config } from '../../config.ts';
import { HttpProblem } from '../../http/problem.ts';

/** Without a mail server, emails are only written to files, so a letter would reach nobody. */
export function requireMailServer({ mail }: Pick<Config, 'mail'>): void {
  if (mail) return;
  throw new HttpProblem(
    422,
    'no_mail_server',
    `${LETTER_TEXT.noMailServer} ${LETTER_TEXT.setUpMail}`,
  );
}
