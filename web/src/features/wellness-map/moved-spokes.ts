import type { Spoke } from '@hearthway/domain/vocabulary';

/** By how many points a spoke rose or fell since the pulse before. */
export type MovedSpokes = Readonly<Partial<Record<Spoke, number>>>;
