import type { Duplex } from 'node:stream';
import pg from 'pg';

/**
 * All uses of undocumented parts of `pg` are in this file, so a single test can detect when those
 * parts change. Without them the server still works, but more slowly.
 */

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

const getConnection = (client: pg.ClientBase) =>
  (client as unknown as { connection?: Partial<WireConnection> }).connection;

export function missingParts(client: pg.ClientBase): string[] {
  const connection = getConnection(client);
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

export type LeadStatement = { values: string[] } & ({ statement: string } | { text: string });

/**
 * Both statements are sent together, so PostgreSQL runs them in one transaction without `begin` and
 * `commit`.
 */
class QueryWithLead extends Query {
  #first: LeadStatement;
  #isFirstDone = false;

  constructor(config: QueryConfig, first: LeadStatement) {
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

export function queryAfter(
  client: pg.PoolClient,
  first: LeadStatement,
  config: pg.QueryConfig,
): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    const callback = (error: Error | undefined, result: pg.QueryResult) =>
      error ? reject(error) : resolve(result);
    client.query(new QueryWithLead({ ...config, callback }, first));
  });
}

/**
 * Small messages (`begin`, the session check, the query) are sent in a single packet.
 */
export function writeOncePerTurn(client: pg.ClientBase): void {
  const stream = getConnection(client)?.stream;
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
