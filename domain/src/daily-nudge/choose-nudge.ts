import { FOCUS_WORDS, type FocusWord } from '../vocabulary.ts';
import { FOCUS_NUDGES } from './focus-nudges.ts';

export interface DailyNudge {
  key: string;
  word: FocusWord;
  text: string;
}

const ALL_NUDGES: readonly DailyNudge[] = FOCUS_WORDS.flatMap((word) =>
  FOCUS_NUDGES[word].map((text, index) => ({ key: `${word}:${index}`, word, text })),
);

export function chooseNudge(
  focus: FocusWord | null,
  lastKey: string | null,
  random: () => number,
): DailyNudge {
  const texts = focus ? ALL_NUDGES.filter(({ word }) => word === focus) : allExcept(lastKey);
  const place = focus
    ? (texts.findIndex(({ key }) => key === lastKey) + 1) % texts.length
    : Math.floor(random() * texts.length);
  return texts[place] as DailyNudge;
}

const allExcept = (lastKey: string | null) => ALL_NUDGES.filter(({ key }) => key !== lastKey);

/** A browser replaces an older notification that has the same tag. */
export const notificationTag = (focus: FocusWord | null): string =>
  `daily-nudge-${focus ?? 'random'}`;
