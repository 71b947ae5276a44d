import type { Database, MemberSession, Tx } from './database.ts';

/** First argument of every verb: the database, the member and session, and the time of the request. */
export interface Call {
  db: Database;
  who: MemberSession;
  now: Date;
}

/** The same for code that runs inside a caller's transaction. */
export interface TxCall extends Omit<Call, 'db'> {
  tx: Tx;
}
