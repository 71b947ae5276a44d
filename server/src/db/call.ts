import type { Database, MemberSession, Tx } from './database.ts';

export interface Call {
  db: Database;
  who: MemberSession;
  now: Date;
}

export interface TxCall extends Omit<Call, 'db'> {
  tx: Tx;
}
