import type { Checkin, SaveCheckinRequest } from '@hearthway/domain/scorecard/contract';
import { SCORECARD_MESSAGES } from '@hearthway/domain/scorecard/messages';
import { type SQL, sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { placeholders, prepareQuery } from '../../db/prepare-query.ts';
import { dailyCheckins } from '../../db/tables/member-records.ts';
import { requireOpenDay } from '../../member/day.ts';
import { clampToNow } from '../../member/moment.ts';
import { checkinColumns } from './checkin-columns.ts';

/** For each pillar, the latest tap wins, even if taps arrive out of order. */
export async function saveCheckin(
  { db, who, now }: Call,
  { date, today, taps }: SaveCheckinRequest,
): Promise<Checkin> {
  requireOpenDay({ date, today }, now, SCORECARD_MESSAGES.readOnlyDay);
  // A tap dated in the future counts as now; otherwise a fast clock would override all later taps.
  const tappedAt = (tap: { at: string } | undefined) => (tap ? clampToNow(tap.at, now) : null);
  const row: typeof dailyCheckins.$inferSelect = {
    userId: who.userId,
    date,
    nutrition: taps.nutrition?.score ?? null,
    movement: taps.movement?.score ?? null,
    sleep: taps.sleep?.score ?? null,
    hormonalBalance: taps.hormonal_balance?.score ?? null,
    sexualHealth: taps.sexual_health?.score ?? null,
    nutritionTappedAt: tappedAt(taps.nutrition),
    movementTappedAt: tappedAt(taps.movement),
    sleepTappedAt: tappedAt(taps.sleep),
    hormonalBalanceTappedAt: tappedAt(taps.hormonal_balance),
    sexualHealthTappedAt: tappedAt(taps.sexual_health),
    updatedAt: now,
  };
  const [stored] = await db.writeOne(who, (tx) => upsert(tx, row));
  if (!stored) throw new Error('saving a check-in returned no row');
  return stored;
}

const upsert = prepareQuery((db) =>
  db
    .insert(dailyCheckins)
    .values(placeholders(dailyCheckins))
    .onConflictDoUpdate({
      target: [dailyCheckins.userId, dailyCheckins.date],
      set: { ...LATER_TAPS, updatedAt: sql`excluded.updated_at` },
    })
    .returning(checkinColumns),
);

const LATER_TAPS = {
  nutrition: laterTap('nutrition'),
  nutritionTappedAt: laterMoment('nutrition'),
  movement: laterTap('movement'),
  movementTappedAt: laterMoment('movement'),
  sleep: laterTap('sleep'),
  sleepTappedAt: laterMoment('sleep'),
  hormonalBalance: laterTap('hormonal_balance'),
  hormonalBalanceTappedAt: laterMoment('hormonal_balance'),
  sexualHealth: laterTap('sexual_health'),
  sexualHealthTappedAt: laterMoment('sexual_health'),
};

function laterTap(column: string): SQL {
  return sql.raw(`case when excluded.${column}_tapped_at >= coalesce(daily_checkins.${column}_tapped_at, '-infinity')
    then excluded.${column} else daily_checkins.${column} end`);
}

function laterMoment(column: string): SQL {
  return sql.raw(`greatest(excluded.${column}_tapped_at, daily_checkins.${column}_tapped_at)`);
}
