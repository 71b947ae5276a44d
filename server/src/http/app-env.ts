import type { Logger } from 'pino';
import type { MemberSession } from '../db/database.ts';

/** What every handler finds in its context. */
export interface AppEnv {
  Variables: { requestId: string; log: Logger };
}

/** The same behind the session check. */
export interface MemberEnv {
  Variables: AppEnv['Variables'] & { member: MemberSession };
}
