import { OperatorError } from '../../operator-error.ts';
import type { Engine } from '../engine.ts';
import { tableDigests } from './digests.ts';
import { dumpDatabase } from './dump.ts';
import { loadDatabase } from './load.ts';
import { partsOf } from './parts-of.ts';

/** Copies everything from one database into another, empty one, and compares them table by table. */
export async function moveDatabase(
  from: Engine,
  to: Engine,
  now: Date,
): Promise<{ tables: number }> {
  await loadDatabase(
    to,
    partsOf((write) => dumpDatabase(from, now, write)),
  );
  const [left, arrived] = [await tableDigests(from), await tableDigests(to)];
  const different = Object.keys(left).filter((name) => left[name] !== arrived[name]);
  if (different.length > 0) {
    throw new OperatorError(
      `The copy differs from what it was made of in ${different.join(', ')}: something was still writing. ` +
        'The original is as it was. Stop the server and move again, into another empty database.',
    );
  }
  return { tables: Object.keys(left).length };
}
