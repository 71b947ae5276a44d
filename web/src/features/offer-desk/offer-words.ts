import { capitalize } from '@hearthway/domain/capitalize';
import { formatCount } from '@hearthway/domain/format';
import { TIER_WORDS } from '@hearthway/domain/membership/texts';
import type { DeskOffer, Segment } from '@hearthway/domain/offer-desk/contract';
import { signalChoices } from '@hearthway/domain/offer-desk/known-signals';
import { TIERS, type Track } from '@hearthway/domain/vocabulary';
import { countDaysLeft, describeDaysLeft, nameNearDay } from '../../desk/end-words.ts';

const PATH_WORDS: Record<Track, string> = {
  SHJ: 'self-health path',
  MHI: 'men’s path',
  WHI: 'women’s path',
  IBC: 'IntimaBalance path',
};

const SOON_DAYS = 7;

type Dated = Pick<DeskOffer, 'active' | 'startAt' | 'endAt'>;

export function offerAudience({ tier, gender, path, track, signals }: Segment): string {
  const paths = new Set([...path, ...track]);
  const words = [
    ...(tier.length < TIERS.length ? tier.map((each) => TIER_WORDS[each]) : []),
    ...gender.map((each) => (each === 'female' ? 'women' : 'men')),
    ...[...paths].map((each) => PATH_WORDS[each]),
    ...(signals.length > 0 ? [`said ${describeSignals(signals)}`] : []),
  ].join(', ');
  return words === '' ? 'Everyone' : capitalize(words);
}

function describeSignals([first = '', ...more]: string[]): string {
  const label = signalChoices([first]).find(({ value }) => value === first)?.label ?? first;
  const others =
    more.length > 0 ? ` or ${formatCount(more.length, 'other thing', 'other things')}` : '';
  return `“${label}”${others}`;
}

export function offerGroup({ active, startAt, endAt }: Dated, now: Date) {
  if (!active || (endAt && new Date(endAt) <= now)) return 'off';
  return startAt && new Date(startAt) > now ? 'scheduled' : 'on';
}

/** Empty for an offer that is off and has no date ahead. */
export function offerDates(offer: Dated, now: Date): string {
  const { active, startAt, endAt } = offer;
  if (endAt && new Date(endAt) <= now) return `Ended ${nameNearDay(new Date(endAt), now)}`;
  const words = [
    ...(startAt && new Date(startAt) > now ? [`from ${nameNearDay(new Date(startAt), now)}`] : []),
    ...(endAt ? [`until ${nameNearDay(new Date(endAt), now)}`] : []),
  ].join(' ');
  if (words === '') return active ? 'Always' : '';
  return capitalize(words);
}

/** Null unless the offer is on and ends within a week. */
export function offerEnd(offer: Dated, now: Date): string | null {
  if (!offer.endAt || offerGroup(offer, now) !== 'on') return null;
  const end = new Date(offer.endAt);
  return countDaysLeft(end, now) > SOON_DAYS ? null : `Ends ${describeDaysLeft(end, now)}`;
}
