import {
  TRACK_NAMES,
  TRACK_ROUTES,
  TRACKS,
  type Track,
  type TrackRoute,
} from '@hearthway/domain/vocabulary';

export interface TrackInfo {
  id: Track;
  name: string;
  text: string;
  to: TrackRoute;
}

const texts: Record<Track, string> = {
  SHJ: 'Stability, creation skills, habits and 14 guided weekly workshops.',
  MHI: 'Medical care made for men, from first questions to a plan.',
  WHI: 'Medical care made for women, through every season of life.',
  IBC: 'Counselling, on your own or as a couple.',
};

export const tracks: readonly TrackInfo[] = TRACKS.map((id) => ({
  id,
  name: TRACK_NAMES[id],
  text: texts[id],
  to: TRACK_ROUTES[id],
}));

/** Tailwind finds class names by scanning the source, so they must be written in full. */
export const trackLook = {
  SHJ: { text: 'text-shj', tint: 'bg-shj/10', ring: 'border-shj/25' },
  MHI: { text: 'text-mhi', tint: 'bg-mhi/10', ring: 'border-mhi/25' },
  WHI: { text: 'text-whi', tint: 'bg-whi/10', ring: 'border-whi/25' },
  IBC: { text: 'text-ibc', tint: 'bg-ibc/10', ring: 'border-ibc/25' },
} as const satisfies Record<Track, { text: string; tint: string; ring: string }>;
