import type { Duplex } from 'node:stream';
import pg from 'pg';

/**
 * Everything that reaches into `pg` beyond what it documents. Whoever upgrades `pg` runs the test
 * beside this file: it names the part that is no longer as expected. The server then still works,
 * the ordinary way (`missingParts` is what it asks), only slower.
 */

/** What a pg query does on the wire; its own types leave these out. */
interface WireQuery extends pg.Submittable {
  prepare(connection: WireConnection): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: unknown): void;
}
interface WireConnection {
  parse(config: { name: string; text: string }): void;
  bind(config: { portal: string; statement: string; values: string[] }): void;
  execute(config: { portal: string }): void;
  stream: Duplex;
}
type QueryConfig = pg.QueryConfig & {
  callback(error: Error | undefined, result: pg.QueryResult): void;
};
const Query = pg.Query as unknown as new (config: QueryConfig) => WireQuery;

const connectionOf = (client: pg.ClientBase) =>
  (client as unknown as { connection?: Partial<WireConnection> }).connection;

/** The names of the private parts that this client lacks; none with the `pg` this was written for. */
export function missingParts(client: pg.ClientBase): string[] {
  const connection = connectionOf(client);
  const parts: [string, unknown][] = [
    ['Query.prototype.prepare', Query.prototype.prepare],
    ['Query.prototype.handleDataRow', Query.prototype.handleDataRow],
    ['Query.prototype.handleCommandComplete', Query.prototype.handleCommandComplete],
    ['client.connection.parse', connection?.parse],
    ['client.connection.bind', connection?.bind],
    ['client.connection.execute', connection?.execute],
    ['client.connection.stream.cork', connection?.stream?.cork],
    ['client.connection.stream.uncork', connection?.stream?.uncork],
  ];
  return parts.flatMap(([name, part]) => (typeof part === 'function' ? [] : [name]));
}

/** A statement that was prepared on the connection by SQL, or its text, and what it is given. */
export type First = { values: string[] } & ({ statement: string } | { text: string });

/**
 * One statement with another before it. Both go out before one Sync, so Postgres runs them in one
 * transaction without a `begin`, a `commit` and their answers: a statement that is entered as a
 * member then costs hardly more than a bare one.
 */
class LedStatement extends Query {
  #first: First;
  #isFirstDone = false;

  constructor(config: QueryConfig, first: First) {
    super(config);
    this.#first = first;
  }

  override prepare(connection: WireConnection): void {
    const first = this.#first;
    if ('text' in first) connection.parse({ name: '', text: first.text });
    const statement = 'statement' in first ? first.statement : '';
    connection.bind({ portal: '', statement, values: first.values });
    connection.execute({ portal: '' });
    super.prepare(connection);
  }

  override handleDataRow(message: unknown): void {
    if (this.#isFirstDone) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: unknown): void {
    if (this.#isFirstDone) super.handleCommandComplete(message, connection);
    this.#isFirstDone = true;
  }
}

/** Runs a statement after `first`, both in one transaction and one round trip. */
export function queryAfter(
  client: pg.PoolClient,
  first: First,
  config: pg.QueryConfig,
): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    const callback = (error: Error | undefined, result: pg.QueryResult) =>
      error ? reject(error) : resolve(result);
    // Only the extended protocol has a Sync to wait for; a text without values would not use it.
    const extended = { ...config, queryMode: 'extended', callback };
    client.query(new LedStatement(extended, first));
  });
}

/**
 * Lets the statements that a connection is given in one turn of the event loop leave in one write.
 * `begin`, the session check, the query and the commit of whoever came before are then one system
 * call and one packet instead of four.
 */
export function writeOncePerTurn(client: pg.ClientBase): void {
  const stream = connectionOf(client)?.stream;
  if (!stream || missingParts(client).length > 0) return;
  const write = stream.write.bind(stream) as (...args: unknown[]) => boolean;
  let isCollecting = false;
  stream.write = (...args: unknown[]) => {
    if (!isCollecting) {
      isCollecting = true;
      stream.cork();
      setImmediate(() => {
        isCollecting = false;
        stream.uncork();
      });
    }
    return write(...args);
  };
}
