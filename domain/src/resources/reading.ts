export const MARK_KINDS = ['saved', 'read'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** About two hundred words of six letters. */
const LETTERS_A_MINUTE = 1200;

/** How long a body of so many letters takes to read; nothing takes no time. */
export const readingMinutes = (letters: number): number =>
  Math.max(1, Math.round(letters / LETTERS_A_MINUTE));

export const minutesText = (minutes: number): string => `${minutes} min read`;

/** The addresses that carry a mark, the latest first. */
export type ReadingMarks = Readonly<Record<MarkKind, readonly string[]>>;

export interface MarkWord {
  slug: string;
  kind: MarkKind;
  isSet: boolean;
}

/** The marks after these words on them. */
export function withMarks(before: ReadingMarks, words: readonly MarkWord[]): ReadingMarks {
  const marks = { saved: [...before.saved], read: [...before.read] };
  for (const { slug, kind, isSet } of words) {
    const others = marks[kind].filter((other) => other !== slug);
    marks[kind] = isSet ? [slug, ...others] : others;
  }
  return marks;
}
