import type { Lane } from '../vocabulary.ts';
import type { MarkKind } from './reading.ts';

export const MARK_LABELS: Record<MarkKind, { set: string; unset: string }> = {
  saved: { set: 'Saved for later', unset: 'Save for later' },
  read: { set: 'Read', unset: 'Mark as read' },
};

export const RESOURCE_MESSAGES = {
  couldNotLoad: "Couldn't load resources. Please try again.",
  couldNotMark: 'That didn’t save',
  savedOnly: 'Only saved pages',
  noMatch: 'No resources found matching your criteria',
  related: 'More on this topic',
} as const;

export const emptyLane = (lane: Lane): string => `We'll add ${lane} resources here shortly.`;
