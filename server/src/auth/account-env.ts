import type { AppEnv } from '../http/app-env.ts';
import type { AccessClaims } from './access-tokens.ts';

/** What a route of `/auth/v1` knows about whoever presented a token. */
export interface AccountEnv {
  Variables: AppEnv['Variables'] & { account: AccessClaims };
}
