import pg from 'pg';

/** A database that a test may take away from its server and give back. */
export async function createOwnDatabase() {
  const admin = new pg.Client({ connectionString: process.env.TEST_POSTGRES_URL });
  await admin.connect();
  const name = `e2e_${crypto.randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name}`);
  const url = new URL(process.env.TEST_POSTGRES_URL as string);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async takeAway(): Promise<void> {
      await admin.query(`alter database ${name} allow_connections false`);
      await admin.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
        [name],
      );
    },
    async giveBack(): Promise<void> {
      await admin.query(`alter database ${name} allow_connections true`);
    },
    close: () => admin.end(),
  };
}
