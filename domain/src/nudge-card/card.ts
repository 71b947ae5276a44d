import type { OutsideLink } from '../public-config.ts';
import { GENDERS, type Gender } from '../vocabulary.ts';
import type { NudgeVariant } from './rules.ts';

export const NUDGE_VOICES = ['rui', 'charley', 'neutral'] as const;
export type NudgeVoice = (typeof NUDGE_VOICES)[number];

export const NUDGE_ROUTES = ['/intimabalance', '/shj/workshops'] as const;

export type NudgeLink =
  | { kind: 'outside'; link: OutsideLink; label: string }
  | { kind: 'route'; to: (typeof NUDGE_ROUTES)[number]; label: string };

interface Card {
  voice: NudgeVoice;
  message: string;
  links: readonly NudgeLink[] | Record<Gender, NudgeLink>;
}

const BOOKING: Record<Gender, NudgeLink> = {
  male: { kind: 'outside', link: 'mhiBooking', label: 'Book at the men’s institute' },
  female: { kind: 'outside', link: 'whiBooking', label: 'Book at the women’s institute' },
};
const METABOLIC_RESET: Record<Gender, NudgeLink> = {
  male: { kind: 'outside', link: 'mhiMetabolicReset', label: 'Metabolic Reset for men' },
  female: { kind: 'outside', link: 'whiMetabolicReset', label: 'Metabolic Reset for women' },
};
const INTIMABALANCE: NudgeLink = {
  kind: 'route',
  to: '/intimabalance',
  label: 'Visit IntimaBalance',
};

const CARDS: Record<NudgeVariant, Card> = {
  hormones: {
    voice: 'rui',
    message:
      'Rui here. Your hormonal balance has felt low on more than one day this week. You don’t have to puzzle it out alone; a calm conversation with a clinician is a good next step.',
    links: BOOKING,
  },
  clinical: {
    voice: 'rui',
    message:
      'Rui here. Intimacy has been hard going lately, and sometimes the body has a say in that. It’s an ordinary thing to bring to a clinician, and they’ve heard it before.',
    links: BOOKING,
  },
  neutral: {
    voice: 'neutral',
    message:
      'Closeness has its quieter seasons. If you’d like someone to think it through with, IntimaBalance is a gentle place to begin, on your own or as a couple.',
    links: [INTIMABALANCE],
  },
  nutrition: {
    voice: 'rui',
    message:
      'Rui here. Eating the way you’d like has been tough this week, and you told us weight is on your mind. Willpower is rarely the whole story; see how the institutes can help.',
    links: METABOLIC_RESET,
  },
  relationship: {
    voice: 'neutral',
    message:
      'You told us things are strained between you and someone close. A small, honest conversation can help, and you don’t have to prepare for it alone.',
    links: [INTIMABALANCE],
  },
  journey: {
    voice: 'charley',
    message:
      'Charley here! Got ten minutes? The next workshop is short and kind, and one small idea is plenty for today.',
    links: [{ kind: 'route', to: '/shj/workshops', label: 'Open the workshops' }],
  },
};

export function getNudgeContent(
  variant: NudgeVariant,
  gender: Gender | null,
): { voice: NudgeVoice; message: string; links: NudgeLink[] } {
  const { voice, message, links } = CARDS[variant];
  return { voice, message, links: 'male' in links ? orderByGender(links, gender) : [...links] };
}

function orderByGender(links: Record<Gender, NudgeLink>, gender: Gender | null): NudgeLink[] {
  const order = gender === 'female' ? GENDERS.toReversed() : GENDERS;
  return order.map((institute) => links[institute]);
}
