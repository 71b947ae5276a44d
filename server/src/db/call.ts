import type { Database, MemberSession, Tx } from './database.ts';

/** What every verb is called with: the doors to the data, whose request it is, and when it came. */
export interface Call {
  db: Database;
  who: MemberSession;
  now: Date;
}

/** The same inside a door: part of somebody else's transaction. */
export interface TxCall extends Omit<Call, 'db'> {
  tx: Tx;
}
