import { availableParallelism, cpus, release, totalmem, type } from 'node:os';
import { openPostgres } from '@hearthway/server/db/open-postgres';

export async function describeMachine(postgresUrl: string): Promise<string[]> {
  const { pool, close } = openPostgres(postgresUrl, { max: 1 });
  const { rows } = await pool.query('show server_version');
  await close();
  const model = cpus()[0]?.model.trim() || process.arch;
  return [
    `${availableParallelism()} cores (${model}, ${process.arch}), ${Math.round(totalmem() / 2 ** 30)} GB memory`,
    `${type()} ${release()}, Node ${process.versions.node}, PostgreSQL ${rows[0].server_version}`,
    'Clients, servers and PostgreSQL share these cores, over loopback; fsync is off.',
  ];
}
