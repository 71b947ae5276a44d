import type { AccessClaims } from './access-tokens.ts';
import type { Auth } from './auth.ts';
import { liveAccount } from './live-account.ts';
import { readFactors } from './two-step/factors.ts';
import { type UserBody, userBody } from './user-body.ts';

export async function readUser({ db, clock }: Auth, who: AccessClaims): Promise<UserBody> {
  return db.asAuth(async (tx) => {
    const user = await liveAccount(tx, who, clock.now(), { beforeCode: true });
    return userBody(user, await readFactors(tx, user.id));
  });
}
