import { dayName } from '../format.ts';
import type { Spoke } from '../vocabulary.ts';
import type { MovedSpoke, PulseReview, WeekTone } from './pulse-review.ts';
import { SPOKE_INFO } from './spokes.ts';

export const REVIEW_MESSAGES = {
  changed: 'What changed',
  held: 'What stayed the same',
  next: 'One small thing',
  first: 'Your first pulse is in. That’s your starting point.',
  firstHint: 'After your next one, you’ll see here what changed.',
  hard: 'That sounds like a hard week. You don’t have to carry it alone.',
  hardLink: 'Find someone to talk to',
} as const;

const CLOSING: Record<WeekTone | 'first', string> = {
  first: 'You stopped and looked at your week. That’s how change starts.',
  better: 'Enjoy that for a moment. You’ve earned it.',
  same: 'A steady week counts too. Thanks for checking in.',
  harder: 'Some weeks are like that. Being honest about it is already a step.',
};

export const closingWords = ({ tone }: Pick<PulseReview, 'tone'>): string =>
  CLOSING[tone ?? 'first'];

const COUNT_WORDS = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

export function reviewHeadline({ tone, since, rose, fell }: PulseReview): string {
  if (!tone || !since) return REVIEW_MESSAGES.first;
  // The average can stay the same although some sliders moved. If all of them moved in one
  // direction, the headline says so.
  if (tone === 'same' && rose.length !== fell.length && rose.length * fell.length === 0) {
    const count = rose.length + fell.length;
    const things = count === 1 ? 'One thing' : `${COUNT_WORDS[count] ?? count} things`;
    return `${things} moved ${fell.length === 0 ? 'up' : 'down'} since ${dayName(since)}.`;
  }
  const then = `than on ${dayName(since)}`;
  if (tone === 'better') return `All in all, better ${then}.`;
  if (tone === 'harder') return `All in all, harder ${then}.`;
  return `All in all, much the same as on ${dayName(since)}.`;
}

export const movedWords = ({ before, now }: Pick<MovedSpoke, 'before' | 'now'>): string =>
  `${now > before ? 'up' : 'down'} from ${before} to ${now}`;

export const SMALL_CHANGES: Record<WeekTone, string> = {
  better: 'No big jumps, but most things rose a little.',
  same: 'Nothing moved by more than a point.',
  harder: 'No big drops, but most things fell a little.',
};

const NAMED = 3;

export function heldWords(held: readonly Spoke[]): string | null {
  if (held.length === 0) return null;
  const names = held.map((spoke) => SPOKE_INFO[spoke].label);
  const rest = names.length - NAMED;
  if (rest > 1)
    return `${names.slice(0, NAMED).join(', ')} and ${rest} more stayed within a point.`;
  const list = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');
  return `${list} stayed within a point.`;
}

export interface Suggestion {
  text: string;
  link: string;
  to: string;
}

const article = (slug: string, title: string) => ({
  link: `Read “${title}”`,
  to: `/resources/${slug}`,
});

const SUGGESTIONS: Record<Spoke, Suggestion> = {
  eating_on_plan: {
    text: 'Decide tonight what you’ll have for breakfast tomorrow. One meal is enough to start.',
    ...article('eating-well-on-an-ordinary-tuesday', 'Eating well on an ordinary Tuesday'),
  },
  moving_enough: {
    text: 'Walk for ten minutes after one meal tomorrow, at whatever pace feels good.',
    ...article('the-ten-minute-walk', 'The ten-minute walk'),
  },
  sleep_quality: {
    text: 'Tonight, put your phone in another room half an hour before bed.',
    ...article('a-calmer-evening', 'A calmer evening'),
  },
  energy_clarity: {
    text: 'Plan one real pause tomorrow, away from the screen, before you need it.',
    ...article('rest-and-holidays', 'Rest and holidays'),
  },
  sexual_satisfaction: {
    text: 'This week, make room for closeness that isn’t meant to lead anywhere.',
    ...article('closeness-without-an-agenda', 'Closeness without an agenda'),
  },
  mood: {
    text: 'Put one thing you usually enjoy into tomorrow, even if it’s only ten minutes.',
    ...article('more-good-moments', 'More good moments'),
  },
  stress: {
    text: 'Write down everything on your mind, then circle one thing for tomorrow.',
    ...article('when-everything-is-too-much', 'When everything is too much'),
  },
  anxiety: {
    text: 'When worry starts, make each breath out longer than the breath in.',
    ...article('when-worry-will-not-stop', 'When worry will not stop'),
  },
  irritability: {
    text: 'Next time you feel irritated, take three breaths before you answer.',
    ...article('when-anger-gets-there-first', 'When anger gets there first'),
  },
  depression: {
    text: 'Step outside once tomorrow, in daylight. A few minutes count.',
    ...article('low-and-flat-days', 'Low and flat days'),
  },
  purpose: {
    text: 'Finish this sentence on paper: “Lately I’ve come to believe …”',
    ...article('when-life-asks-what-now', 'When life asks what now'),
  },
  connection: {
    text: 'Sit for two minutes without doing anything, and notice how you are.',
    ...article('sitting-still-with-a-busy-mind', 'Sitting still with a busy mind'),
  },
  gratitude: {
    text: 'Each evening this week, name one thing that gave you energy.',
    ...article('reading-your-own-week', 'Reading your own week'),
  },
  rituals: {
    text: 'Give fifteen minutes this week to making something, just because.',
    ...article('room-for-the-spirit', 'Room for the spirit'),
  },
  awe: {
    text: 'Choose one small act this week that fits who you want to be.',
    ...article('when-life-asks-what-now', 'When life asks what now'),
  },
};

export function suggestionFor(
  next: NonNullable<PulseReview['next']>,
): Suggestion & { why: string } {
  const { label } = SPOKE_INFO[next.spoke];
  const why = {
    low: `${label} was lowest this week.`,
    fell: `${label} fell the most.`,
    shortest: `${label} has the most room to grow.`,
  }[next.reason];
  return { ...SUGGESTIONS[next.spoke], why };
}
