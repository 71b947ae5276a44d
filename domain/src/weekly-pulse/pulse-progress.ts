import { PULSE_DOMAINS, type PulseDomain, SPOKES, type Spoke } from '../vocabulary.ts';
import { SPOKE_INFO } from './spokes.ts';

/** Contains only sliders that the member has moved, so that 5 is an answer and not the default. */
export type AnsweredSliders = Readonly<Partial<Record<Spoke, number>>>;

export interface GroupProgress {
  domain: PulseDomain;
  answered: number;
  of: number;
  isClosed: boolean;
}

export function pulseProgress(touched: readonly Spoke[], isPremiumActive: boolean) {
  const groups = PULSE_DOMAINS.map((domain): GroupProgress => {
    const isClosed = domain === 'spiritual' && !isPremiumActive;
    const spokes: readonly Spoke[] = isClosed ? [] : SPOKES[domain];
    const count = spokes.filter((spoke) => touched.includes(spoke)).length;
    return { domain, answered: count, of: spokes.length, isClosed };
  });
  const sum = (of: (group: GroupProgress) => number) =>
    groups.reduce((total, group) => total + of(group), 0);
  return { groups, answered: sum((group) => group.answered), of: sum((group) => group.of) };
}

export function untouchedSpokes(touched: readonly Spoke[], isPremiumActive: boolean): Spoke[] {
  return PULSE_DOMAINS.filter((domain) => domain !== 'spiritual' || isPremiumActive)
    .flatMap((domain): readonly Spoke[] => SPOKES[domain])
    .filter((spoke) => !touched.includes(spoke));
}

export function untouchedQuestion(untouched: readonly Spoke[], of: number): string {
  if (untouched.length === of) {
    return 'You haven’t moved any sliders, so they’d all be saved as 5. If it was that kind of week, save it as it is.';
  }
  if (untouched.length > 3) {
    return `You haven’t moved ${untouched.length} of the sliders. If 5 is right for them, save it as it is.`;
  }
  const names = untouched.map((spoke) => SPOKE_INFO[spoke].label);
  const list = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');
  return names.length === 1
    ? `You haven’t moved ${list}. If 5 is right for it, save it as it is.`
    : `You haven’t moved ${list}. If 5 is right for them, save it as it is.`;
}
