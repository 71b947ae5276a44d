import type { WorkshopListResponse } from '@hearthway/domain/workshops/contract';
import type { Call } from '../../db/call.ts';
import { readPlacedWorkshops, toWorkshopCard } from './placed-workshops.ts';

export async function listWorkshops({ db, who }: Call): Promise<WorkshopListResponse> {
  const placed = await db.read(who, readPlacedWorkshops);
  return { workshops: placed.map(toWorkshopCard) };
}
