import type { Logger } from 'pino';
import type { Call } from '../db/call.ts';

/** What every handler finds in its context. */
export interface AppEnv {
  Variables: { requestId: string; log: Logger };
}

/** The same behind the session check. */
export interface MemberEnv {
  Variables: AppEnv['Variables'] & { call: Call };
}
