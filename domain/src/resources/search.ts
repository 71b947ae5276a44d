import { LANES, type Lane } from '../vocabulary.ts';

export const normalizeForSearch = (text: string) => text.normalize('NFC').toLowerCase();

export type LaneFilter = Lane | 'all';

export const LANE_LABELS: Record<LaneFilter, string> = {
  all: 'All Lanes',
  SHJ: 'SHJ',
  MHI: 'MHI',
  WHI: 'WHI',
  IB: 'IntimaBalance',
};

export const LANE_FILTERS: readonly { value: LaneFilter; label: string }[] = [
  'all' as const,
  ...LANES,
].map((value) => ({ value, label: LANE_LABELS[value] }));
