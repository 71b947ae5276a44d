export const MARK_KINDS = ['saved', 'read'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** People read about 200 words of six letters each per minute. */
const LETTERS_PER_MINUTE = 1200;

export const readingMinutes = (letters: number): number =>
  Math.max(1, Math.round(letters / LETTERS_PER_MINUTE));

export const minutesText = (minutes: number): string => `${minutes} min read`;

export type ReadingMarks = Readonly<Record<MarkKind, readonly string[]>>;

export interface MarkChange {
  slug: string;
  kind: MarkKind;
  isSet: boolean;
}

export function applyMarks(before: ReadingMarks, words: readonly MarkChange[]): ReadingMarks {
  const marks = { saved: [...before.saved], read: [...before.read] };
  for (const { slug, kind, isSet } of words) {
    const others = marks[kind].filter((other) => other !== slug);
    marks[kind] = isSet ? [slug, ...others] : others;
  }
  return marks;
}
