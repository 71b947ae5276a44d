import type { Logger } from 'pino';
import type { Call } from '../db/call.ts';

export interface AppEnv {
  Variables: {
    requestId: string;
    log: Logger;
    complete?: Response;
  };
}

export interface MemberEnv {
  Variables: AppEnv['Variables'] & { call: Call };
}
