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
let weights: Weights | undefined;

/** Unpacks the tables in steps; whoever judges before does it at once. */
export function* unpackTables(): Generator<undefined, void> {
  weights ??= yield* unpacking(TABLES);
}

/** What the classifier makes of a message, whose plain form or words, marks among them, may be known. */
export function judge(message: string, read?: string | readonly string[]): Judgement {
  weights ??= unpack(TABLES);
  const [danger, bereaved] = loudestOf(readMessage(message, read), weights);
  return {
    danger: danger?.score ?? -Infinity,
    bereaved: bereaved?.score ?? -Infinity,
    get loudest() {
      return (danger?.window ?? []).map(({ text }) => text).join(' ');
    },
  };
}
