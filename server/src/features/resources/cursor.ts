import { z } from 'zod';
import { HttpProblem } from '../../http/problem.ts';

const cursorParts = z.tuple([z.iso.datetime(), z.uuid()]);

export const toCursor = ({ place, id }: { place: string; id: string }): string => `${place}_${id}`;

export function parseCursor(cursor: string): { createdAt: string; id: string } {
  const parsed = cursorParts.safeParse(cursor.split('_'));
  if (!parsed.success) {
    throw new HttpProblem(400, 'invalid_request', 'cursor: is not one that this list gave out.');
  }
  const [createdAt, id] = parsed.data;
  return { createdAt, id };
}
