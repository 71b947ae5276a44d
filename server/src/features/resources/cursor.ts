import { z } from 'zod';
import { HttpProblem } from '../../http/problem.ts';

const place = z.tuple([z.iso.datetime(), z.uuid()]);

/** The place of the last row of a page, as text that a caller hands back untouched. */
export const cursorAfter = ({ createdAt, id }: { createdAt: Date; id: string }): string =>
  `${createdAt.toISOString()}_${id}`;

export function readCursor(cursor: string): { createdAt: string; id: string } {
  const parsed = place.safeParse(cursor.split('_'));
  if (!parsed.success) {
    throw new HttpProblem(400, 'invalid_request', 'cursor: is not one that this list gave out.');
  }
  const [createdAt, id] = parsed.data;
  return { createdAt, id };
}
