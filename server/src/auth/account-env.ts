import type { AppEnv } from '../http/app-env.ts';
import type { AccessClaims } from './access-tokens.ts';

export interface AccountEnv {
  Variables: AppEnv['Variables'] & { account: AccessClaims };
}
