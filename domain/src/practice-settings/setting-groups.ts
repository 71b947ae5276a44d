/** Editors manage texts that members read; the inner circle manages name, contacts and prices. */
export const EDITOR_GROUPS = ['nudge', 'card', 'focus', 'gratitude', 'reframe', 'help'] as const;
export const PRACTICE_GROUPS = ['practice', 'link', 'contact', 'plan'] as const;

export const SETTING_GROUPS = [...EDITOR_GROUPS, ...PRACTICE_GROUPS] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

/** Browsers look up these texts by their key, so the public configuration contains them. */
export const PUBLIC_GROUPS: ReadonlySet<SettingGroup> = new Set([
  'card',
  'focus',
  'gratitude',
  'reframe',
]);

export const findSettingGroup = (key: string): SettingGroup | undefined =>
  SETTING_GROUPS.find((group) => key.startsWith(`${group}:`));
