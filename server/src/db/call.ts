import type { Database, MemberSession, Tx } from './database.ts';

/**
 * First argument of every function that handles a request: the database, the member with the
 * session, and the time of the request.
 */
export interface Call {
  db: Database;
  who: MemberSession;
  now: Date;
}

/** Like `Call`, but for code that runs inside its caller's transaction. */
export interface TxCall extends Omit<Call, 'db'> {
  tx: Tx;
}
