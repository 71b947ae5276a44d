import { createHash } from 'node:crypto';
import type pg from 'pg';

/**
 * The number of prepared statements is limited, because queries with lists of different lengths
 * would create more and more of them.
 */
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

export function prepareAll(
  client: { query(config: pg.QueryConfig): Promise<pg.QueryResult> },
  { isNamed }: { isNamed: boolean },
): pg.PoolClient {
  const query = (config: pg.QueryConfig, values: unknown[] = []) => {
    const name = isNamed ? statementName(config.text) : undefined;
    const extended = { ...config, values, name, queryMode: 'extended' };
    return client.query(extended as pg.QueryConfig);
  };
  return { query } as unknown as pg.PoolClient;
}
