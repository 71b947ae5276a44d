import { hasBit, type Word } from './features.ts';
import { numberSigns, roomForOne, WORD_SIGNS } from './numbered-signs.ts';
import { SECOND, type Weights } from './packed.ts';
import type { Message, Window } from './windows.ts';

/** Shorter windows are not judged louder than this many signs would be. */
const FEW_SIGNS = 16;

/** Words and runs of letters each count as a whole, however many there are of them. */
export const lengthFactor = ({ length }: { length: number }): number =>
  1 / Math.sqrt(Math.max(FEW_SIGNS, length));

/** How much louder a part has to be than the whole: out of its place it is easily misheard. */
export const PART_DOUBT = 2;

export interface Loudest {
  score: number;
  window: readonly Word[];
  isPart: boolean;
}

/** The loudest window of a message for each question. */
export function loudestOf(message: Message, weights: Weights): Loudest[] {
  const { words, windows } = message;
  const { questions } = weights;
  const { signs, starts, edges, buckets } = numberSigns(message);
  const steps = stepsOf(buckets, weights);
  const said = new Tally(signs, steps);
  const spelled = new Tally(signs, steps, said.met);
  const loudest = questions.map(() => ({ score: -Infinity, place: 0 }));
  for (let place = 0; place < windows.length; place++) {
    const { from, to } = windows[place] as Window;
    const edge = edges + 2 * place;
    said.begin(place + 1);
    spelled.begin(place + 1);
    // In the order in which `signsOf` has them: of two signs in one bucket the first counts.
    for (let i = from; i < to; i++) {
      let at = starts[i] as number;
      const end = at + WORD_SIGNS;
      if (i === from) {
        said.add(at, at + 1);
        said.add(edge, edge + 1);
        at += 2;
      }
      // The last three have fewer words after them.
      said.add(at, end - Math.max(0, Math.min(2, WORD_SIGNS - to + i)));
      if (i === to - 1) said.add(edge + 1, edge + 2);
      spelled.add(end, starts[i + 1] as number);
    }
    for (const [index, { bias, scale }] of questions.entries()) {
      const heard = bias + scale * (said.loudness(index) + spelled.loudness(index));
      const score = place === 0 ? heard : heard - PART_DOUBT;
      if (score > (loudest[index]?.score ?? 0)) loudest[index] = { score, place };
    }
  }
  return loudest.map(({ score, place }) => {
    const { from, to } = windows[place] as Window;
    return { score, window: words.slice(from, to), isPart: place > 0 };
  });
}

const roomForSteps = roomForOne();
const roomForMet = roomForOne();

/** Two questions' steps stand in one number, far enough from each other for the sums of any message. */
const APART = 2 ** 26;

/** What a table has for each sign. Most have nothing, which the bits tell without it. */
function stepsOf(buckets: Int32Array, { steps, known }: Weights): Int32Array {
  const all = roomForSteps(buckets.length);
  for (let sign = 0; sign < buckets.length; sign++) {
    const bucket = buckets[sign] as number;
    if (!hasBit(known, bucket)) continue;
    const both = steps[bucket] as number;
    all[sign] = both + (APART - SECOND) * Math.round(both / SECOND);
  }
  return all;
}

/** The signs of a window, those of its words or those of its letters, each counted once. */
class Tally {
  length = 0;
  private sum = 0;
  private window = 0;
  private readonly signs: Int32Array;
  private readonly steps: Int32Array;
  /** In which window a sign was met last. */
  readonly met: Int32Array;

  constructor(signs: Int32Array, steps: Int32Array, met: Int32Array = roomForMet(steps.length)) {
    this.signs = signs;
    this.steps = steps;
    this.met = met;
  }

  begin(window: number): void {
    this.length = 0;
    this.sum = 0;
    this.window = window;
  }

  add(from: number, to: number): void {
    const { signs, met, steps, window } = this;
    let { length, sum } = this;
    for (let i = from; i < to; i++) {
      const sign = signs[i] as number;
      if (met[sign] === window) continue;
      met[sign] = window;
      length++;
      sum += steps[sign] as number;
    }
    this.length = length;
    this.sum = sum;
  }

  loudness(question: number): number {
    const second = Math.round(this.sum / APART);
    return (question === 0 ? this.sum - second * APART : second) * lengthFactor(this);
  }
}
