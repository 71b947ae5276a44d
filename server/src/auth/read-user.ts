import type { AccessClaims } from './access-tokens.ts';
import type { Auth } from './auth.ts';
import { liveAccount } from './live-account.ts';
import { type UserBody, userBody } from './user-body.ts';

export async function readUser({ db, clock }: Auth, who: AccessClaims): Promise<UserBody> {
  return userBody(await db.asAuth((tx) => liveAccount(tx, who, clock.now())));
}
