export const GRATITUDE_LABELS = {
  health: 'Good health',
  partner: 'A loving partner',
  children: 'The children',
  family: 'Family',
  friends: 'Good friends',
  work: 'Work that matters',
  home: 'A place to call home',
  progress: 'A little progress',
  community: 'Community',
  nature: 'Time in nature',
  learning: 'Something learned',
  'self-care': 'A moment of self-care',
  random: 'Something unexpected',
} as const;
export type GratitudeChoice = keyof typeof GRATITUDE_LABELS;

export const GRATITUDE_CHOICES = Object.keys(GRATITUDE_LABELS) as GratitudeChoice[];

export const MAX_GRATITUDE_LENGTH = 280;

export interface Gratitude {
  choice: GratitudeChoice;
  words: string;
}

export const canSaveGratitude = (
  { choice, words }: { choice: GratitudeChoice | null; words: string },
  saved: Gratitude | null,
): boolean =>
  choice !== null && (choice !== saved?.choice || words.trim() !== (saved?.words ?? ''));

export function gratitudeReport(choice: GratitudeChoice) {
  const label = GRATITUDE_LABELS[choice];
  return {
    reportText: `Daily gratitude: ${label}`,
    meta: { choice, label, version: 1 as const },
  };
}

export function parseGratitude(meta: unknown): GratitudeChoice | null {
  if (typeof meta !== 'object' || meta === null || !('choice' in meta)) return null;
  return GRATITUDE_CHOICES.find((choice) => choice === meta.choice) ?? null;
}
