export const MAX_FEELING_NAME_LENGTH = 24;

export const FEELING_ICONS = [
  'sun',
  'cloud',
  'rain',
  'wind',
  'waves',
  'flame',
  'lightning',
  'battery',
  'moon',
  'sprout',
  'heart',
  'feather',
] as const;
export type FeelingIcon = (typeof FEELING_ICONS)[number];

/** Each entry has its own copy, so that it stays the same when the member renames the feeling. */
export interface OwnFeeling {
  name: string;
  icon: FeelingIcon;
}
