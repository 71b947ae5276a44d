import type { Logger } from 'pino';
import type { Call } from '../db/call.ts';

export interface AppEnv {
  Variables: { requestId: string; log: Logger };
}

export interface MemberEnv {
  Variables: AppEnv['Variables'] & { call: Call };
}
