import { OperatorError } from '../../operator-error.ts';
import type { Engine } from '../engine.ts';
import { tableDigests } from './digests.ts';
import { dumpDatabase } from './dump.ts';
import { loadDatabase } from './load.ts';
import { streamParts } from './stream-parts.ts';

export async function moveDatabase(
  from: Engine,
  to: Engine,
  now: Date,
): Promise<{ tables: number }> {
  await loadDatabase(
    to,
    streamParts((write) => dumpDatabase(from, now, write)),
  );
  const [left, arrived] = [await tableDigests(from), await tableDigests(to)];
  const different = Object.keys(left).filter((name) => left[name] !== arrived[name]);
  if (different.length > 0) {
    throw new OperatorError(
      `The copy differs from the original in ${different.join(', ')}, because something was still being written. ` +
        'The original wasn’t changed. Stop the server and move again, into another empty database.',
    );
  }
  return { tables: Object.keys(left).length };
}
