import { createHash } from 'node:crypto';
import type pg from 'pg';

/** The number of names is limited, because lists of varying length create ever new statements. */
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

export const prepared = (config: pg.QueryConfig): pg.QueryConfig => ({
  ...config,
  name: statementName(config.text),
});

/** Without values, pg would use the simple protocol, which allows several statements. */
const asSingleStatement = (config: pg.QueryConfig): pg.QueryConfig & { queryMode: 'extended' } => ({
  ...config,
  queryMode: 'extended',
});

/** Postgres plans a named statement once per connection. Transaction poolers lose the names. */
export function prepareAll(
  client: { query(config: pg.QueryConfig): Promise<pg.QueryResult> },
  { isNamed }: { isNamed: boolean },
): pg.PoolClient {
  const query = (config: pg.QueryConfig, values: unknown[] = []) =>
    client.query(
      isNamed ? prepared({ ...config, values }) : asSingleStatement({ ...config, values }),
    );
  return { query } as unknown as pg.PoolClient;
}
