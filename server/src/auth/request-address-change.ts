import type { Tx } from '../db/database.ts';
import type { UserRow } from '../db/tables/auth.ts';
import type { Mail } from '../ports/mailer.ts';
import type { Auth } from './auth.ts';
import { claimMails } from './mail-limit.ts';
import { addressAskedMail } from './mails/address-asked.ts';
import { alreadyMemberMail } from './mails/already-member.ts';
import { changeAddressMail } from './mails/change-address.ts';
import { makeLink } from './make-link.ts';
import type { Challenge } from './wire.ts';

/**
 * If the new address already has an account, its owner gets a notice instead of a link. The
 * response stays the same, so that it does not reveal the account.
 */
export async function requestAddressChange(
  tx: Tx,
  auth: Auth,
  user: UserRow,
  request: {
    email: string;
    isTaken: boolean;
    challenge: Challenge;
    redirectTo: string | undefined;
  },
): Promise<Mail[]> {
  const { email, isTaken, challenge, redirectTo } = request;
  const { productName, auth: settings } = auth.config;
  await claimMails(tx, auth, [email, user.email], auth.clock.now());
  const cancel = await makeLink(tx, auth, user, {
    kind: 'email_change_cancel',
    email: user.email,
    redirectTo: undefined,
  });
  const notice = addressAskedMail(user.email, productName, cancel);
  if (isTaken) {
    return [alreadyMemberMail(email, productName, `${settings.publicUrl}/auth`), notice];
  }
  const link = await makeLink(tx, auth, user, {
    kind: 'email_change',
    email,
    challenge,
    redirectTo,
  });
  return [changeAddressMail(email, productName, link), notice];
}
