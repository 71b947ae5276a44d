import type { WorkshopListResponse } from '@hearthway/domain/workshops/contract';
import type { Call } from '../../db/call.ts';
import { placedWorkshops, toWorkshopCard } from './placed-workshops.ts';

export async function listWorkshops({ db, who }: Call): Promise<WorkshopListResponse> {
  const placed = await db.read(who, placedWorkshops);
  return { workshops: placed.map(toWorkshopCard) };
}
