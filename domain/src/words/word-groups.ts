/**
 * The kinds of words that are the practice's to choose; those of a rule are not among them. An editor
 * keeps what members read, the inner circle what the practice is: its name, where it is reached, what
 * it costs.
 */
export const EDITOR_GROUPS = ['nudge', 'card', 'focus', 'gratitude', 'reframe', 'help'] as const;
export const PRACTICE_GROUPS = ['practice', 'link', 'contact', 'plan'] as const;

export const WORD_GROUPS = [...EDITOR_GROUPS, ...PRACTICE_GROUPS] as const;
export type WordGroup = (typeof WORD_GROUPS)[number];

/** Those that a page needs by their keys: they come along with it. */
export const TOLD_GROUPS: ReadonlySet<WordGroup> = new Set([
  'card',
  'focus',
  'gratitude',
  'reframe',
]);

export const groupOf = (key: string): WordGroup | undefined =>
  WORD_GROUPS.find((group) => key.startsWith(`${group}:`));
