import { openPostgres } from '@hearthway/server/db/open-postgres';

export const MEMBER_ID = `('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;

export async function fillWithMembers(databaseUrl: string, count: number): Promise<void> {
  const engine = openPostgres(databaseUrl, { max: 1 });
  await engine.asOwner(async (client) => {
    await client.query(`set session_replication_role = 'replica'`);
    await client.query(
      `insert into auth.users (id, email, email_confirmed_at)
       select ${MEMBER_ID}, 'member-' || n || '@crowd.example', now()
       from generate_series(1, $1::int) n`,
      [count],
    );
    await client.query(
      `insert into profiles (user_id, email)
       select ${MEMBER_ID}, 'member-' || n || '@crowd.example'
       from generate_series(1, $1::int) n`,
      [count],
    );
    await client.query(
      `insert into daily_checkins
         (user_id, date, nutrition, movement, sleep, hormonal_balance, sexual_health)
       select id, current_date - day, day % 3, (day + 1) % 3, day % 2, 1, 1
       from auth.users, generate_series(1, 30) day`,
    );
    await client.query('reset session_replication_role');
    await client.query('vacuum analyze');
    await client.query('checkpoint');
  });
  await engine.close();
}
