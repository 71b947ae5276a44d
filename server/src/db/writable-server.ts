import pg from 'pg';
import { postgresAddresses } from '../postgres-addresses.ts';
import { DatabaseAway } from './database-errors.ts';

/** A server that is there answers at once; the pool gives a connection five seconds in all. */
const PROBE_MS = 1_500;
/** Connections that are made together share one look. */
const LOOK_LASTS_MS = 1_000;

/** How the server that a setting names is reached; of several the one that takes writes. */
export function serverOf(setting: string): { connectionString: string; Client: typeof pg.Client } {
  const [first = setting, ...others] = postgresAddresses(setting) ?? [];
  const Client = others.length > 0 ? clientOfWritable([first, ...others]) : pg.Client;
  return { connectionString: first, Client };
}

/**
 * A client for several servers of which one takes writes. Each connection asks which one it is, so a
 * failover needs nobody's help: connections to the old one break or are thrown away, new ones go to
 * the new one.
 */
function clientOfWritable(addresses: readonly string[]): typeof pg.Client {
  let look: { at: number; found: Promise<pg.Client> } | undefined;
  const find = () => {
    const now = performance.now();
    if (!look || now - look.at > LOOK_LASTS_MS) {
      look = { at: now, found: writableOf(addresses) };
      look.found.catch(() => {
        look = undefined;
      });
    }
    return look.found;
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

/** The first to say that it takes writes. */
async function writableOf(addresses: readonly string[]): Promise<pg.Client> {
  try {
    return await Promise.any(addresses.map(probe));
  } catch (error) {
    const reasons = (error as AggregateError).errors as (Error & { code?: string })[];
    // A wrong password is not put right by waiting.
    const refused = reasons.find(({ code }) => /^(28|3D)/.test(code ?? ''));
    throw refused ?? new DatabaseAway('no server takes writes', { cause: reasons[0] });
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
    if (rows[0]?.only_reads) throw new Error('takes no writes');
    return client;
  } finally {
    client.end().catch(() => {});
  }
}
