import { membershipSummary } from '@hearthway/domain/membership/summary';
import type { Tier } from '@hearthway/domain/vocabulary';
import { KNOW_UNITS } from '@hearthway/domain/workshops/completion';
import type { WorkshopResponse } from '@hearthway/domain/workshops/contract';
import { type WorkshopPart, workshopBody } from '@hearthway/domain/workshops/workshop-body';
import { sql } from 'drizzle-orm';
import type { Database, MemberSession, Tx } from '../../db/database.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { completedUnits } from './completed-units.ts';
import { findWorkshop } from './find-workshop.ts';
import { toWorkshopCard } from './placed-workshops.ts';

/** A locked workshop shows its card only; ACTION parts leave for active premium alone. */
export async function readWorkshop(
  db: Database,
  who: MemberSession,
  slug: string,
  now: Date,
): Promise<WorkshopResponse> {
  return db.readAsMember(who, async (tx) => {
    const [placed, units, isPremiumActive] = await Promise.all([
      findWorkshop(tx, slug),
      completedUnits(tx, slug),
      hasActivePremium(tx, now),
    ]);
    const workshop = toWorkshopCard(placed);
    if (placed.status === 'locked') return { workshop, intro: '', know: [], actions: null };
    const { intro, know, actions } = workshopBody(placed.workshop.body);
    return {
      workshop,
      intro,
      know: know.map((part, index) => toUnit(part, index, units)),
      actions: isPremiumActive ? actions : null,
    };
  });
}

function toUnit(part: WorkshopPart, index: number, completed: Map<number, Date>) {
  const unit = KNOW_UNITS[index] ?? KNOW_UNITS[0];
  return { ...part, unit, completedAt: completed.get(unit)?.toISOString() ?? null };
}

/** Read as a whole, because older databases have no premium dates: then premium has no end. */
async function hasActivePremium(tx: Tx, now: Date): Promise<boolean> {
  const [row] = await tx
    .select({ profile: sql<{ tier: Tier; premium_expires_at?: string }>`to_jsonb(${profiles})` })
    .from(profiles)
    .limit(1);
  if (!row) return false;
  const { tier, premium_expires_at: end } = row.profile;
  const record = { tier, premiumStartedAt: null, premiumExpiresAt: end ? new Date(end) : null };
  return membershipSummary(record, now).isPremiumActive;
}
