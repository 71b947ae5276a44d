import type { WorkshopListResponse } from '@hearthway/domain/workshops/contract';
import type { Database, MemberSession } from '../../db/database.ts';
import { placedWorkshops, toWorkshopCard } from './placed-workshops.ts';

export async function listWorkshops(
  db: Database,
  who: MemberSession,
): Promise<WorkshopListResponse> {
  const placed = await db.readAsMember(who, placedWorkshops);
  return { workshops: placed.map(toWorkshopCard) };
}
