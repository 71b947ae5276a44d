import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';

interface FoundPeople {
  people: number;
  /** The names of the first people. Who has no name is left out. */
  names: string[];
  only: { userId: string; name: string; path: string } | null;
}

export async function findPeople(tx: Tx, members: SQL): Promise<FoundPeople> {
  const { rows } = await tx.execute<{ user_id: string; name: string; people: number }>(sql`
    select user_id, btrim(first_name || ' ' || last_name) as name, (count(*) over ())::int as people
    from profiles where user_id in (select ${members})
    order by name limit 3`);
  const [first] = rows;
  if (!first) return { people: 0, names: [], only: null };
  const { user_id, name, people } = first;
  return {
    people,
    names: rows.map((row) => row.name).filter(Boolean),
    only: people === 1 ? { userId: user_id, name, path: `/admin/members/${user_id}` } : null,
  };
}
