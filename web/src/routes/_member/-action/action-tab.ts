export const actionTabs = [
  { id: 'today', label: 'Today' },
  { id: 'weekly', label: 'Weekly' },
  { id: 'tools', label: 'Tools' },
  { id: 'coach', label: 'Coach' },
] as const;

export type ActionTab = (typeof actionTabs)[number]['id'];

/** Old links still use `#progress` for the Weekly tab. */
export function actionTab(hash: string): ActionTab {
  if (hash === 'progress') return 'weekly';
  return actionTabs.find((tab) => tab.id === hash)?.id ?? 'today';
}
