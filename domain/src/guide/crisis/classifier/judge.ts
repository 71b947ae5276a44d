import { type Packed, unpack, type Weights } from './packed.ts';
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

const unpackNext = () => questions.push(unpack(TABLES[questions.length] as Packed));

/** Unpacks the tables, one with each step; whoever judges before does what is left. */
export function* unpackTables(): Generator<undefined, void> {
  while (questions.length < TABLES.length) {
    unpackNext();
    yield;
  }
}

/** What the classifier makes of a message, whose plain form may be known already. */
export function judge(message: string, plain?: string): Judgement {
  while (questions.length < TABLES.length) unpackNext();
  const [danger, bereaved] = loudestOf(readMessage(message, plain), questions);
  return {
    danger: danger?.score ?? -Infinity,
    bereaved: bereaved?.score ?? -Infinity,
    loudest: (danger?.window ?? []).map(({ text }) => text).join(' '),
  };
}
