/**
 * Groups of texts that the practice can change. Texts prescribed by a rule are not included.
 * Editors manage the texts that members read; the inner circle manages the practice's name,
 * contacts and prices.
 */
export const EDITOR_GROUPS = ['nudge', 'card', 'focus', 'gratitude', 'reframe', 'help'] as const;
export const PRACTICE_GROUPS = ['practice', 'link', 'contact', 'plan'] as const;

export const SETTING_GROUPS = [...EDITOR_GROUPS, ...PRACTICE_GROUPS] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

/**
 * Groups whose texts browsers look up by key. They are therefore part of the public configuration.
 */
export const PUBLIC_GROUPS: ReadonlySet<SettingGroup> = new Set([
  'card',
  'focus',
  'gratitude',
  'reframe',
]);

export const findSettingGroup = (key: string): SettingGroup | undefined =>
  SETTING_GROUPS.find((group) => key.startsWith(`${group}:`));
