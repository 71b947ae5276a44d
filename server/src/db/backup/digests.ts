import type { Engine } from '../engine.ts';
import { PLAIN_VALUES, readTables } from './tables.ts';

export function tableDigests(engine: Engine): Promise<Record<string, string>> {
  return engine.asOwner(async (client) => {
    await client.query('begin isolation level repeatable read read only');
    await client.query(PLAIN_VALUES);
    const digests: Record<string, string> = {};
    for (const { name, columns } of await readTables(client)) {
      const isMigrationLog = name === 'public.schema_migrations';
      const values = columns
        .filter((column) => !(isMigrationLog && column.name === 'run_at'))
        .map((column) => `${column.name}::text`)
        .sort();
      const { rows } = await client.query<{ count: string; digest: string }>(
        `select count(*)::text as count,
           coalesce(md5(string_agg(md5(array[${values.join(', ')}]::text), '' order by md5(array[${values.join(', ')}]::text))), '') as digest
         from ${name}`,
      );
      digests[name] = `${rows[0]?.count} rows ${rows[0]?.digest}`;
    }
    await client.query('commit');
    return digests;
  });
}
