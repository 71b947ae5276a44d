import { hasBit, type Word } from './features.ts';
import { numberSigns, roomForMet, WORD_SIGNS } from './numbered-signs.ts';
import type { Weights } from './packed.ts';
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
export function loudestOf(message: Message, questions: readonly Weights[]): Loudest[] {
  const { words, windows } = message;
  const { signs, starts, edges, buckets } = numberSigns(message);
  const steps = new Float64Array(buckets.length);
  for (const [index, question] of questions.entries()) addSteps(steps, buckets, question, index);
  const said = new Tally(steps);
  const spelled = new Tally(steps, said.met);
  const loudest = questions.map(() => ({ score: -Infinity, place: 0 }));
  for (let place = 0; place < windows.length; place++) {
    const { from, to } = windows[place] as Window;
    said.begin(place + 1);
    spelled.begin(place + 1);
    // In the order in which `signsOf` has them: of two signs in one bucket the first counts.
    for (let i = from; i < to; i++) {
      const at = starts[i] as number;
      const isFirst = i === from;
      said.add(signs, at, isFirst ? at + 1 : at + 2);
      if (isFirst) said.add(edges, 2 * place, 2 * place + 1);
      if (i === to - 1) said.add(edges, 2 * place + 1, 2 * place + 2);
      else said.add(signs, at + 2, at + Math.min(WORD_SIGNS, to - i));
      spelled.add(signs, at + WORD_SIGNS, starts[i + 1] as number);
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

/** Two questions' steps stand in one number, far enough from each other for the sums of any message. */
const APART = 2 ** 26;

/** Adds what a question has for each sign. Most have nothing, which the bits tell without the large table. */
function addSteps(to: Float64Array, buckets: Int32Array, question: Weights, index: number): void {
  const { steps, known } = question;
  const worth = APART ** index;
  for (let sign = 0; sign < buckets.length; sign++) {
    const bucket = buckets[sign] as number;
    if (hasBit(known, bucket)) to[sign] = (to[sign] as number) + worth * (steps[bucket] as number);
  }
}

/** The signs of a window, those of its words or those of its letters, each counted once. */
class Tally {
  length = 0;
  private sum = 0;
  private window = 0;
  private readonly steps: Float64Array;
  /** In which window a sign was met last. */
  readonly met: Int32Array;

  constructor(steps: Float64Array, met = roomForMet(steps.length)) {
    this.steps = steps;
    this.met = met;
  }

  begin(window: number): void {
    this.length = 0;
    this.sum = 0;
    this.window = window;
  }

  add(signs: Int32Array, from: number, to: number): void {
    const { met, steps, window } = this;
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
