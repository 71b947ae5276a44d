import pg from 'pg';
import { postgresAddresses } from '../postgres-addresses.ts';
import { DatabaseUnavailable } from './database-errors.ts';

/**
 * Opening a connection may take five seconds in total, so each of several servers gets only part of
 * that time.
 */
const PROBE_MS = 1_500;
const LOOKUP_VALID_MS = 1_000;

export function toServer(setting: string): { connectionString: string; Client: typeof pg.Client } {
  const [first = setting, ...others] = postgresAddresses(setting) ?? [];
  const Client = others.length > 0 ? createWritableClient([first, ...others]) : pg.Client;
  return { connectionString: first, Client };
}

/** Each new connection looks for the writable server, so that the pool follows a failover. */
function createWritableClient(addresses: readonly string[]): typeof pg.Client {
  let lookup: { at: number; found: Promise<pg.Client> } | undefined;
  const find = () => {
    const now = performance.now();
    if (!lookup || now - lookup.at > LOOKUP_VALID_MS) {
      lookup = { at: now, found: findWritable(addresses) };
      lookup.found.catch(() => {
        lookup = undefined;
      });
    }
    return lookup.found;
  };

  return class extends pg.Client {
    override connect(): Promise<this>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<this> | undefined {
      const connecting = find().then(({ host, port }) => {
        Object.assign(this, { host, port });
        return super.connect();
      });
      if (!callback) return connecting as Promise<never>;
      connecting.then(() => callback(null as never), callback);
      return undefined;
    }
  };
}

async function findWritable(addresses: readonly string[]): Promise<pg.Client> {
  try {
    return await Promise.any(addresses.map(probe));
  } catch (error) {
    const reasons = (error as AggregateError).errors as (Error & { code?: string })[];
    // A wrong password is reported immediately, because waiting cannot fix it.
    const refused = reasons.find(({ code }) => /^(28|3D)/.test(code ?? ''));
    throw (
      refused ??
      new DatabaseUnavailable('no server of DATABASE_URL accepts writes', { cause: reasons[0] })
    );
  }
}

async function probe(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: PROBE_MS,
    query_timeout: PROBE_MS,
    application_name: 'hearthway probe',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ only_reads: boolean }>(
      `select pg_is_in_recovery() or current_setting('default_transaction_read_only')::bool
         as only_reads`,
    );
    if (rows[0]?.only_reads) throw new Error('the server accepts no writes');
    return client;
  } finally {
    client.end().catch(() => {});
  }
}
