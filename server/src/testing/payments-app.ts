import { createMember } from './factories.ts';
import { type StripeServer, signedDelivery, startStripeServer } from './stripe-server.ts';
import { createTestApp, type TestApp } from './test-app.ts';

export const PAYMENTS_NOW = new Date('2026-11-15T20:00:00Z');
const DAY = 86_400_000;
export const day = (n: number) => new Date(PAYMENTS_NOW.getTime() + n * DAY);

export type PaymentsApp = Awaited<ReturnType<typeof startPaymentsApp>>;

export async function startPaymentsApp({ onLog }: { onLog?: (line: string) => void } = {}) {
  const stripe: StripeServer = await startStripeServer();
  const env = { ...stripe.env, ...(onLog && { LOG_LEVEL: 'debug' }) };
  const t: TestApp = await createTestApp({ now: PAYMENTS_NOW, env, ...(onLog && { onLog }) });

  async function createCustomer(userId: string): Promise<string> {
    const customer = `cus_${userId}`;
    await t.sql('insert into app.payment_customers (user_id, customer) values ($1, $2)', [
      userId,
      customer,
    ]);
    return customer;
  }

  return {
    t,
    stripe,
    knowCustomer: createCustomer,
    async customer() {
      const { userId, email } = await createMember(t);
      return { userId, email, customer: await createCustomer(userId) };
    },
    async deliver(payload: object, how: { at?: Date; secret?: string } = {}) {
      const { body, headers } = signedDelivery(payload, { at: t.clock.now(), ...how });
      return (await t.app.request('/webhooks/stripe', { method: 'POST', headers, body })).status;
    },
    readMembership: async (userId: string) =>
      (
        await t.sql(
          `select p.tier, p.premium_started_at, p.premium_expires_at, c.status
           from profiles p join app.payment_customers c using (user_id) where p.user_id = $1`,
          [userId],
        )
      )[0],
    async close() {
      await t.close();
      await stripe.close();
    },
  };
}
