import type { KnowUnit } from './completion.ts';
import type { WorkshopStatus } from './workshop-status.ts';

export const WORKSHOP_STATUS_LABELS: Record<WorkshopStatus, string> = {
  completed: 'Completed',
  unlocked: 'Unlocked',
  locked: 'Locked',
};

export const WORKSHOP_MESSAGES = {
  couldNotLoadList: "Couldn't load workshops. Please reload.",
  couldNotLoad: "Couldn't load this workshop. Please go back and try again.",
  backToWorkshops: 'Back to workshops',
  none: 'No workshops found yet.',
  markAsCompleted: 'Mark as completed',
  completed: 'Completed',
  couldNotMark: 'Could not mark as completed',
  notSignedIn: 'Not signed in.',
  workshopComplete: 'Nice! This workshop is complete. The next one is now unlocked.',
  premiumContent: 'Premium Content',
  upgradeNow: 'Upgrade Now',
  locked: 'This workshop is still locked.',
  tickNotKept: 'We couldn’t save what you ticked',
  tooManyTicks: 'This workshop can’t save any more ticks.',
} as const;

export const unitMarked = (unit: KnowUnit): string => `KNOW ${unit} marked as completed`;

export const opensAfterCompleting = (title: string): string =>
  `Complete “${title}” to open this one.`;
