import { FOCUS_WORDS, type FocusWord } from '../vocabulary.ts';
import { FOCUS_NUDGES } from './focus-nudges.ts';

export interface DailyNudge {
  /** `word:index`, stored as `last_rule_shown`. */
  key: string;
  word: FocusWord;
  text: string;
}

const ALL: readonly DailyNudge[] = FOCUS_WORDS.flatMap((word) =>
  FOCUS_NUDGES[word].map((text, index) => ({ key: `${word}:${index}`, word, text })),
);

/**
 * The text to show. A chosen focus goes through its three in order, after the last one shown;
 * without one it is any text but the last.
 */
export function chooseNudge(
  focus: FocusWord | null,
  lastKey: string | null,
  random: () => number,
): DailyNudge {
  const texts = focus ? ALL.filter(({ word }) => word === focus) : othersThan(lastKey);
  const place = focus
    ? (texts.findIndex(({ key }) => key === lastKey) + 1) % texts.length
    : Math.floor(random() * texts.length);
  return texts[place] as DailyNudge;
}

const othersThan = (lastKey: string | null) => ALL.filter(({ key }) => key !== lastKey);

/** Notifications with the same tag replace one another. */
export const notificationTag = (focus: FocusWord | null): string =>
  `daily-nudge-${focus ?? 'random'}`;
