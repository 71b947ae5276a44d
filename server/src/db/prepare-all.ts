import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Names for statement texts, shared by all connections. Bounded: lists of varying length differ. */
const names = new Map<string, string>();
const MAX_STATEMENTS = 500;

function statementName(text: string): string | undefined {
  let name = names.get(text);
  if (!name && names.size < MAX_STATEMENTS) {
    name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
    names.set(text, name);
  }
  return name;
}

/** The same statement under a name made of its text. */
export const prepared = (config: pg.QueryConfig): pg.QueryConfig => ({
  ...config,
  name: statementName(config.text),
});

/** A text without values would otherwise go a way on which it may hold several statements. */
const alone = (config: pg.QueryConfig): pg.QueryConfig & { queryMode: 'extended' } => ({
  ...config,
  queryMode: 'extended',
});

/**
 * The same client, with every parameterised statement prepared under a name made of its text, so that
 * Postgres parses and plans each only once per connection. Features need not know. Without names it
 * is parsed each time: then the session may be another one the next time.
 */
export function prepareAll(
  client: { query(config: pg.QueryConfig): Promise<pg.QueryResult> },
  { isNamed }: { isNamed: boolean },
): pg.PoolClient {
  const query = (config: pg.QueryConfig, values: unknown[] = []) =>
    client.query(isNamed ? prepared({ ...config, values }) : alone({ ...config, values }));
  return { query } as unknown as pg.PoolClient;
}
