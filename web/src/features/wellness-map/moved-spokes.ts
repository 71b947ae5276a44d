import type { Spoke } from '@hearthway/domain/vocabulary';

export type MovedSpokes = Readonly<Partial<Record<Spoke, number>>>;
