import type pg from 'pg';
import { OperatorError } from '../operator-error.ts';

export async function grantAdmin(
  client: Pick<pg.ClientBase, 'query'>,
  address: string,
  now: Date,
): Promise<boolean> {
  await client.query('begin');
  try {
    const { rows } = await client.query<{ user_id: string; role: string }>(
      `select p.user_id, p.role from profiles p join auth.users u on u.id = p.user_id
       where u.email = lower(btrim($1)) for update of p`,
      [address],
    );
    const [member] = rows;
    if (!member) {
      throw new OperatorError(
        `There’s no account with the address ${address}. Sign up with it first.`,
      );
    }
    const isNew = member.role !== 'inner-circle';
    if (isNew) {
      await client.query(`update profiles set role = 'inner-circle' where user_id = $1`, [
        member.user_id,
      ]);
      await client.query(`select app.append_audit($1, 'admin_granted', '{}', $2)`, [
        member.user_id,
        now,
      ]);
    }
    await client.query('commit');
    return isNew;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
