import { unpack, unpacking, type Weights } from './packed.ts';
import { loudestOf } from './score.ts';
import { BEREAVED, DANGER } from './table.ts';
import { readMessage } from './windows.ts';

export interface Judgement {
  /** How much it sounds like somebody in danger, and like somebody whom a suicide left behind. */
  danger: number;
  bereaved: number;
  /** The words that sounded most like danger. */
  loudest: string;
}

const TABLES = [DANGER, BEREAVED];
const questions: Weights[] = [];

/** Unpacks the tables in steps; whoever judges before does it at once. */
export function* unpackTables(): Generator<undefined, void> {
  for (const [index, table] of TABLES.entries()) {
    if (!questions[index]) questions[index] = yield* unpacking(table);
  }
}

/** What the classifier makes of a message, whose plain form may be known already. */
export function judge(message: string, plain?: string): Judgement {
  for (const [index, table] of TABLES.entries()) questions[index] ??= unpack(table);
  const [danger, bereaved] = loudestOf(readMessage(message, plain), questions);
  return {
    danger: danger?.score ?? -Infinity,
    bereaved: bereaved?.score ?? -Infinity,
    loudest: (danger?.window ?? []).map(({ text }) => text).join(' '),
  };
}
