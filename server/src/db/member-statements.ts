import pg from 'pg';

/** Whether what follows may write. */
type Purpose = 'read' | 'write';

const enterTo = (purpose: Purpose) => `enter_member_to_${purpose}`;

const preparation = (purpose: Purpose) => `
  prepare ${enterTo(purpose)} (uuid, uuid, timestamptz) as
  select set_config('app.user_id', app.live_session($1, $2, $3)::text, true),
    ${purpose === 'read' ? `set_config('transaction_read_only', 'on', true),` : ''}
    set_config('role', 'hearthway_member', true)`;

/** Makes a connection ready for `statementsOf`. Role and member last until the next Sync. */
export const PREPARE_ENTERING = `${preparation('read')}; ${preparation('write')}`;

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
 * statement then costs hardly more than a bare one.
 */
class MemberStatement extends Query {
  #enter: { statement: string; values: string[] };
  #hasEntered = false;

  constructor(config: QueryConfig, enter: { statement: string; values: string[] }) {
    super(config);
    this.#enter = enter;
  }

  override prepare(connection: WireConnection): void {
    connection.bind({ portal: '', ...this.#enter });
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

/** The client as this member uses it: whatever is asked of it is asked as them. */
export function statementsOf(
  client: pg.PoolClient,
  purpose: Purpose,
  { userId, sessionId }: { userId: string; sessionId: string },
  now: Date,
): pg.PoolClient {
  const enter = { statement: enterTo(purpose), values: [userId, sessionId, now.toISOString()] };
  const query = (config: pg.QueryConfig) =>
    new Promise<pg.QueryResult>((resolve, reject) => {
      const callback = (error: Error | undefined, result: pg.QueryResult) =>
        error ? reject(error) : resolve(result);
      // Only the extended protocol has a Sync to wait for; a text without values would not use it.
      const extended = { ...config, queryMode: 'extended', callback };
      client.query(new MemberStatement(extended, enter));
    });
  return { query } as unknown as pg.PoolClient;
}
