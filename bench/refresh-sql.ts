import { createHash, randomBytes } from 'node:crypto';
import { openPostgres } from '@hearthway/server/db/open-postgres';

const named = (name: string, text: string) => (values: unknown[]) => ({ name, text, values });

const find = named(
  'find',
  `select * from auth.sessions
   where id = (select session_id from auth.refresh_tokens where token_hash = $1) for update`,
);
const user = named('user', 'select * from auth.users where id = $1');
const tokens = named(
  'tokens',
  `select * from auth.refresh_tokens
   where session_id = $1 and (token_hash = $2 or used_at is null)`,
);
const use = named('use', 'update auth.refresh_tokens set used_at = $1 where id = $2');
const add = named(
  'add',
  `insert into auth.refresh_tokens (session_id, token_hash, parent_id, created_at)
   values ($1, $2, $3, $4)`,
);
const move = named(
  'move',
  'update auth.sessions set refreshed_at = $1, idle_after = $2 where id = $3',
);

export async function measureBareRefreshes(
  databaseUrl: string,
  refreshTokens: string[],
  seconds: number,
): Promise<number> {
  const { pool, close } = openPostgres(databaseUrl, { max: 10 });
  const started = performance.now();
  let refreshes = 0;
  const work = async (refreshToken: string) => {
    let hash = createHash('sha256').update(refreshToken).digest();
    while (performance.now() - started < seconds * 1000) {
      const client = await pool.connect();
      const begun = client.query('begin');
      const session = (await client.query(find([hash]))).rows[0];
      const [, known] = await Promise.all([
        client.query(user([session.user_id])),
        client.query(tokens([session.id, hash])),
        begun,
      ]);
      const now = new Date();
      hash = randomBytes(32);
      await Promise.all([
        client.query(use([now, known.rows[0].id])),
        client.query(add([session.id, hash, known.rows[0].id, now])),
        client.query(move([now, new Date(now.getTime() + 86_400_000), session.id])),
      ]);
      await client.query('commit');
      client.release();
      refreshes++;
    }
  };
  try {
    await Promise.all(refreshTokens.map(work));
    return refreshes / ((performance.now() - started) / 1000);
  } finally {
    await close();
  }
}
