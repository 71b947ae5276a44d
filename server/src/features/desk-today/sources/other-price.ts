import {
  formatPlanPrice,
  type PlanPrice,
  wordsDiffer,
} from '@hearthway/domain/payments/plan-price';
import { sql } from 'drizzle-orm';
import type { TodaySource } from '../today-source.ts';

/**
 * The desk cannot publish a price that differs from the one charged. Only a changed configuration
 * can cause a difference.
 */
export const otherPrice: TodaySource = {
  key: 'other-price',
  roles: ['admin'],
  async find(tx, { config }) {
    const { takesPayments, plans } = config.public;
    if (!takesPayments) return null;
    // The prices charged at Stripe are read only every few minutes. After a change of the plan
    // settings, prices are compared only once they have been read again.
    const { rows } = await tx.execute<{
      rows: Record<'premium' | 'premium_plus', PlanPrice | null>;
    }>(sql`select n.rows from app.desk_numbers n where n.chart = 'prices'
      and not exists (
        select from practice_settings s where s.key like 'plan:%' and s.changed_at > n.made_at
      )`);
    const charged = rows[0]?.rows;
    const found = [
      { name: 'Premium', words: plans.premium.price, price: charged?.premium },
      { name: 'Premium Plus', words: plans.premiumPlus.price, price: charged?.premium_plus },
    ].find(({ words, price }) => words && price && wordsDiffer(words, price));
    if (!found?.price) return null;
    return {
      ...{ tone: 'urgent', count: null },
      title: `Members see a different price for ${found.name} than Stripe charges`,
      detail: `They see “${found.words}”, but Stripe charges ${formatPlanPrice(found.price)}.`,
      action: { label: 'Change the price', path: '/admin/prices' },
    };
  },
};
