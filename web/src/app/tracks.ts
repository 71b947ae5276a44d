export interface TrackInfo {
  id: 'SHJ' | 'MHI' | 'WHI' | 'IBC';
  name: string;
  text: string;
  to: '/shj' | '/mhi' | '/whi' | '/intimabalance';
}

/** The four tracks in the order the product always names them. */
export const tracks: readonly TrackInfo[] = [
  {
    id: 'SHJ',
    name: 'Self-Health Journey',
    text: 'Stability, creation skills, habits and 14 guided weekly workshops.',
    to: '/shj',
  },
  {
    id: 'MHI',
    name: 'Men’s Health Institute',
    text: 'Medical care made for men, from first questions to a plan.',
    to: '/mhi',
  },
  {
    id: 'WHI',
    name: 'Women’s Health Institute',
    text: 'Medical care made for women, through every season of life.',
    to: '/whi',
  },
  {
    id: 'IBC',
    name: 'IntimaBalance',
    text: 'Counselling for individuals and couples, alone or together.',
    to: '/intimabalance',
  },
];

/** Written out, because Tailwind only keeps class names that it can read. */
export const trackLook = {
  SHJ: { text: 'text-shj', tint: 'bg-shj/10', ring: 'border-shj/25' },
  MHI: { text: 'text-mhi', tint: 'bg-mhi/10', ring: 'border-mhi/25' },
  WHI: { text: 'text-whi', tint: 'bg-whi/10', ring: 'border-whi/25' },
  IBC: { text: 'text-ibc', tint: 'bg-ibc/10', ring: 'border-ibc/25' },
} as const satisfies Record<TrackInfo['id'], { text: string; tint: string; ring: string }>;
