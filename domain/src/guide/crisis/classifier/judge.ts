import { unpack, type Weights } from './packed.ts';
import { loudestOf } from './score.ts';
import { BEREAVED, DANGER } from './table.ts';
import { windowsOf } from './windows.ts';

export interface Judgement {
  /** How much it sounds like somebody in danger, and like somebody whom a suicide left behind. */
  danger: number;
  bereaved: number;
  /** The words that sounded most like danger. */
  loudest: string;
}

let questions: Weights[] | undefined;

/** What the classifier makes of a message, whose plain form may be known already. */
export function judge(message: string, plain?: string): Judgement {
  questions ??= [unpack(DANGER), unpack(BEREAVED)];
  const [danger, bereaved] = loudestOf(windowsOf(message, plain), questions);
  return {
    danger: danger?.score ?? -Infinity,
    bereaved: bereaved?.score ?? -Infinity,
    loudest: (danger?.window ?? []).map(({ text }) => text).join(' '),
  };
}
