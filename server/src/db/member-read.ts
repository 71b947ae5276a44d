import pg from 'pg';
import type { MemberSession } from './database.ts';

const ENTER = 'enter_member_to_read';

/** Makes a connection ready for `readsOf`. The role and the member last until the next Sync. */
export const PREPARE_MEMBER_READS = `
  prepare ${ENTER} (uuid, uuid, timestamptz) as
  select set_config('app.user_id', app.live_session($1, $2, $3)::text, true),
    set_config('transaction_read_only', 'on', true),
    set_config('role', 'hearthway_member', true)`;

/** What a pg query does on the wire; its own types leave these out. */
interface WireQuery extends pg.Submittable {
  prepare(connection: WireConnection): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: unknown): void;
}
interface WireConnection {
  bind(config: { portal: string; statement: string; values: string[] }): void;
  execute(config: { portal: string }): void;
}
type QueryConfig = pg.QueryConfig & {
  callback(error: Error | undefined, result: pg.QueryResult): void;
};
const Query = pg.Query as unknown as new (config: QueryConfig) => WireQuery;

/**
 * One statement of a member. Entering as the member and the statement go out before one Sync, so
 * Postgres runs both in one transaction without a `begin`, a `commit` and their answers: a secured
 * read then costs hardly more than a bare one.
 */
class MemberRead extends Query {
  #enterWith: string[];
  #hasEntered = false;

  constructor(config: QueryConfig, enterWith: string[]) {
    super(config);
    this.#enterWith = enterWith;
  }

  override prepare(connection: WireConnection): void {
    connection.bind({ portal: '', statement: ENTER, values: this.#enterWith });
    connection.execute({ portal: '' });
    super.prepare(connection);
  }

  override handleDataRow(message: unknown): void {
    if (this.#hasEntered) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: unknown): void {
    if (this.#hasEntered) super.handleCommandComplete(message, connection);
    this.#hasEntered = true;
  }
}

/** The client as this member reads through it: whatever is asked of it is asked as them. */
export function readsOf(
  client: pg.PoolClient,
  { userId, sessionId }: MemberSession,
  now: Date,
): pg.PoolClient {
  const enterWith = [userId, sessionId, now.toISOString()];
  const query = (config: pg.QueryConfig) =>
    new Promise<pg.QueryResult>((resolve, reject) => {
      const callback = (error: Error | undefined, result: pg.QueryResult) =>
        error ? reject(error) : resolve(result);
      // Only the extended protocol has a Sync to wait for; a text without values would not use it.
      const extended = { ...config, queryMode: 'extended', callback };
      client.query(new MemberRead(extended, enterWith));
    });
  return { query } as unknown as pg.PoolClient;
}
