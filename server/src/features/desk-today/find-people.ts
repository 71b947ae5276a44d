import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';

interface FoundPeople {
  people: number;
  only: { userId: string; name: string; path: string } | null;
}

export async function findPeople(tx: Tx, members: SQL): Promise<FoundPeople> {
  const { rows } = await tx.execute<{ user_id: string; name: string; people: number }>(sql`
    select user_id, btrim(first_name || ' ' || last_name) as name, (count(*) over ())::int as people
    from profiles where user_id in (select ${members}) limit 1`);
  const [first] = rows;
  if (!first) return { people: 0, only: null };
  const { user_id, name, people } = first;
  return {
    people,
    only: people === 1 ? { userId: user_id, name, path: `/admin/members/${user_id}` } : null,
  };
}
