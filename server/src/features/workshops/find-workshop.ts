import type { Tx } from '../../db/database.ts';
import { HttpProblem } from '../../http/problem.ts';
import { readPlacedWorkshops } from './placed-workshops.ts';

export async function findWorkshop(tx: Tx, slug: string) {
  const placed = (await readPlacedWorkshops(tx)).find(({ workshop }) => workshop.slug === slug);
  if (!placed) throw new HttpProblem(404, 'workshop_not_found', 'We couldn’t find that workshop.');
  return placed;
}
