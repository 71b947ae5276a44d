import { KNOW_UNITS } from '@hearthway/domain/workshops/completion';
import type { WorkshopResponse } from '@hearthway/domain/workshops/contract';
import { parseWorkshopBody, type WorkshopPart } from '@hearthway/domain/workshops/workshop-body';
import type { Call } from '../../db/call.ts';
import { isPremiumActive } from '../../member/membership.ts';
import { readCompletedUnits } from './completed-units.ts';
import { findWorkshop } from './find-workshop.ts';
import { toWorkshopCard } from './placed-workshops.ts';

export async function readWorkshop(
  { db, who, now }: Call,
  { slug }: { slug: string },
): Promise<WorkshopResponse> {
  return db.read(who, async (tx) => {
    const [placed, units, isPremium] = await Promise.all([
      findWorkshop(tx, slug),
      readCompletedUnits(tx, slug),
      isPremiumActive(tx, now),
    ]);
    const workshop = toWorkshopCard(placed);
    const { body, reviewedBy: by, reviewedOn: on } = placed.workshop;
    const review = by && on ? { by, on } : null;
    if (placed.status === 'locked') {
      return { workshop, intro: '', know: [], actions: null, review };
    }
    const { intro, know, actions } = parseWorkshopBody(body);
    return {
      workshop,
      intro,
      know: know.map((part, index) => toUnit(part, index, units)),
      actions: isPremium ? actions : null,
      review,
    };
  });
}

function toUnit(part: WorkshopPart, index: number, completed: Map<number, Date>) {
  const unit = KNOW_UNITS[index] ?? KNOW_UNITS[0];
  return { ...part, unit, completedAt: completed.get(unit)?.toISOString() ?? null };
}
