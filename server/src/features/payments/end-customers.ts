import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';

/** So many at a time: what one look leaves the next one does. */
const BATCH = 50;

/**
 * Ends at the provider what people pay whose account is gone. Each is forgotten once the provider was
 * told, one by one: whoever cannot be told now keeps nobody else waiting and is tried again.
 */
export async function endCustomers({ db, payments }: Pick<Deps, 'db' | 'payments'>): Promise<void> {
  if (!payments) return;
  const { rows } = await db.asPayments((tx) =>
    tx.execute<{ customer: string }>(
      sql`select customer from app.ended_customers order by ended_at, customer limit ${BATCH}`,
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
  // The queue tries it again, and writes down why.
  if (failures.length > 0) throw failures[0];
}
