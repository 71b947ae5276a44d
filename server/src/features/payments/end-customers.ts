import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';

const BATCH_SIZE = 50;

export async function endCustomers({ db, payments }: Pick<Deps, 'db' | 'payments'>): Promise<void> {
  if (!payments) return;
  const { rows } = await db.asPayments((tx) =>
    tx.execute<{ customer: string }>(
      sql`select customer from app.ended_customers order by ended_at, customer limit ${BATCH_SIZE}`,
    ),
  );
  const failures: unknown[] = [];
  for (const { customer } of rows) {
    try {
      await payments.endCustomer(customer);
      await db.asPayments((tx) =>
        tx.execute(sql`delete from app.ended_customers where customer = ${customer}`),
      );
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
