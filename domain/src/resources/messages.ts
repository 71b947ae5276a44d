import type { Lane } from '../vocabulary.ts';

export const RESOURCE_MESSAGES = {
  couldNotLoad: "Couldn't load resources. Please try again.",
  noMatch: 'No resources found matching your criteria',
} as const;

export const emptyLane = (lane: Lane): string => `We'll add ${lane} resources here shortly.`;
