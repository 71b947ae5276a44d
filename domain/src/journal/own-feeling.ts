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

/**
 * Each entry has its own copy of the feeling's name, so that renaming the feeling does not change
 * old entries.
 */
export interface OwnFeeling {
  name: string;
  icon: FeelingIcon;
}
