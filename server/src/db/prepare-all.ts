import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Names for statement texts, shared by all connections. Bounded: lists of varying length differ. */
const names = new Map<string, string>();
const MOST_STATEMENTS = 500;

function statementName(text: string): string | undefined {
  let name = names.get(text);
  if (!name && names.size < MOST_STATEMENTS) {
    name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
    names.set(text, name);
  }
  return name;
}

/**
 * The same client, with every parameterised statement prepared under a name made of its text, so that
 * Postgres parses and plans each only once per connection. Features need not know; nor that `readable`
 * may say a text in words that this database understands.
 */
export function prepareAll(
  client: pg.PoolClient,
  readable = (text: string) => text,
): pg.PoolClient {
  const query = (config: pg.QueryConfig, values?: unknown[]) => {
    const text = readable(config.text);
    return client.query({ ...config, text, name: statementName(text), values: values ?? [] });
  };
  return { query } as unknown as pg.PoolClient;
}
