import { type Judgement, judge } from '@hearthway/domain/guide/crisis/classifier/judge';
import { THRESHOLDS, type Thresholds } from '@hearthway/domain/guide/crisis/classifier/thresholds';
import { type Crisis, detectCrisis, type Listener } from '@hearthway/domain/guide/detect-crisis';
import { type Ears, readEars } from './ears-file.ts';
import { isEnglish } from './in-english.ts';
import { listen } from './listen.ts';

let ears: Ears | undefined;

/** In other languages everything sounds louder, since fewer of their voices were taught. */
const OTHER_LANGUAGES_DOUBT = 0.7;

/** What has fewer known words is judged as the browser does: the ears would hear no more than noise. */
const FEWEST_KNOWN = 3;

/**
 * A few words give little to go by: each known one or pair that is missing to so many costs a little,
 * unless the small classifier finds them alarming, too.
 */
const FEW_KNOWN = 12;
const DOUBT_OF_FEW = 0.05;
const SMALL_HEARS = 0.2;

/** Chosen as the browser's were, on the sets in `bench/crisis`. */
const MANY: Thresholds = {
  alarm: 0.6,
  ask: -2.5,
  bereaved: 0.6,
  alarmInGrief: 0.6,
  doubtRule: -2.5,
};

/** Many ears, beside what the small classifier has found. */
const manyEars = (small: Judgement): Listener => ({
  judge: (message, words) => {
    ears ??= readEars();
    const { danger, loudest, known } = listen(ears, message, words);
    if (known < FEWEST_KNOWN) return { ...small, danger: small.danger - THRESHOLDS.ask + MANY.ask };
    const few = small.danger < SMALL_HEARS ? Math.max(0, FEW_KNOWN - known) * DOUBT_OF_FEW : 0;
    const doubt = isEnglish(words) ? few : few + OTHER_LANGUAGES_DOUBT;
    return { ...small, danger: danger - doubt, loudest };
  },
  thresholds: MANY,
});

/**
 * What the server hears. It has room for an ear for each kind of danger and of harmless talk, so it
 * hears more than a browser does, and is the one to say whether what only sounds like it is asked
 * about. An alarm of the small classifier stands: the browser has raised it already.
 */
export function hearCrisis(message: string): Crisis | null {
  let small: Judgement | undefined;
  const asBrowsersDo: Listener = {
    judge: (text, words) => {
      small = judge(text, words);
      return small;
    },
    thresholds: THRESHOLDS,
  };
  const crisis = detectCrisis(message, asBrowsersDo);
  if (!small || (crisis && crisis.answer !== 'ask')) return crisis;
  return detectCrisis(message, manyEars(small));
}
