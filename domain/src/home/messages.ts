import { TRACK_NAMES } from '../vocabulary.ts';
import { pulseStatusBox } from '../weekly-pulse/messages.ts';
import { type DayPart, dayPart } from './day-part.ts';
import type { NextFilm } from './journey.ts';
import type { TodayItem } from './today.ts';

export const HOME_MESSAGES = {
  tagline: 'Your path to better health and relationships starts here',
  findPath: 'Help me find my path',
  openHub: 'Open Action Hub',
  feeling: "I'm feeling…",
  resources: 'Browse All Resources',
  nextStep: 'Next step',
  startHere: 'Start here',
  moreToday: 'More for today',
  ideas: 'Ideas and offers',
  everythingElse: 'Everything else',
  shortRead: 'Or start with a short read:',
  momentLeft: 'If you have a moment left',
  breathe: 'Breathe slowly for a minute',
  couldNotLoad: 'We couldn’t load your day. Everything else is here.',
} as const;

export function greeting(hour: number, firstName: string | null): string {
  const name = firstName?.trim();
  const part = dayPart(hour);
  return name ? `Good ${part}, ${name}` : `Good ${part}`;
}

export function heroLine(facts: {
  day: string;
  isPulseDue: boolean;
  film: Pick<NextFilm, 'week' | 'of' | 'isBegun'> | null;
  goodDays: number;
}): string {
  const { day, isPulseDue, film, goodDays } = facts;
  const memory = isPulseDue
    ? 'your Weekly Pulse is ready'
    : film?.isBegun
      ? `week ${film.week} of ${film.of}`
      : goodDays > 1
        ? `${goodDays} good days out of 30`
        : null;
  return memory ? `${day} · ${memory}` : day;
}

export const dayDoneTitle = (part: DayPart, firstName: string | null): string => {
  const name = firstName?.trim();
  const bye = part === 'evening' ? 'Good night' : 'Enjoy the rest of it';
  return name ? `That’s it for today. ${bye}, ${name}.` : `That’s it for today. ${bye}.`;
};

export interface TodayWords {
  title: string;
  text: string;
  action: string;
}

export function todayWords(item: TodayItem): TodayWords {
  switch (item.kind) {
    case 'checkin':
      return {
        title: item.done ? 'Daily Scorecard done' : 'Daily Scorecard',
        text: `${ratedWords(item.rated, item.of)} ${streakWords(item)}`.trim(),
        action: item.done ? 'See your day' : 'Rate your day',
      };
    case 'pulse': {
      const { heading, detail, button } = pulseStatusBox({
        due: !item.done,
        daysSinceLast: item.daysSinceLast,
      });
      return item.done
        ? { title: 'Weekly Pulse done', text: detail, action: button }
        : { title: heading, text: pulseDueText(item.daysSinceLast), action: button };
    }
    case 'gratitude':
      return {
        title: item.done ? 'Gratitude saved for today.' : 'One thing you’re grateful for',
        text: item.done ? '' : 'Choose one before the day ends.',
        action: 'Choose one',
      };
    case 'path':
      return item.next
        ? {
            title: item.next.label,
            text: `Your path: ${TRACK_NAMES[item.track]}. ${item.reason ?? ''}`.trim(),
            action: item.next.label,
          }
        : {
            title: 'Find your path',
            text: 'A few short questions, about a minute.',
            action: HOME_MESSAGES.findPath,
          };
    case 'journey':
      return {
        title: item.next.label,
        text: item.done ? 'You’ve completed the Self-Health Journey.' : TRACK_NAMES.SHJ,
        action: item.next.label,
      };
  }
}

export function nextStepWords(item: TodayItem): TodayWords {
  const words = todayWords(item);
  const film = item.kind === 'path' || item.kind === 'journey' ? item.next?.film : null;
  if (film) return filmWords(film, item.kind === 'path' ? item.reason : null);
  if (item.kind === 'path') {
    return { ...words, title: `Your path: ${TRACK_NAMES[item.track]}`, text: item.reason ?? '' };
  }
  return item.kind === 'journey' ? { ...words, title: TRACK_NAMES.SHJ, text: '' } : words;
}

function filmWords(film: NextFilm, reason: string | null): TodayWords {
  const { title, minutes, workshop, week, isBegun } = film;
  const verb = isBegun ? 'Continue' : 'Start';
  return {
    title: title ?? workshop,
    text: isBegun ? `Week ${week}: ${workshop}` : (reason ?? ''),
    action: minutes === null ? `${verb} week ${week}` : `${verb} · ${minutes} min`,
  };
}

export const filmCode = ({ week, unit, isBegun }: NextFilm): string =>
  isBegun ? `Week ${week} · KNOW ${unit}` : 'KNOW 1 (Week 1A)';

const pulseDueText = (daysSinceLast: number | null): string =>
  daysSinceLast === null
    ? 'A few sliders, about three minutes. They build your wellness map.'
    : `Your last Weekly Pulse was ${daysSinceLast} days ago. It takes about three minutes.`;

const PILLARS_QUESTION: Record<DayPart, string> = {
  morning: 'How’s today?',
  afternoon: 'How’s today going?',
  evening: 'How was today?',
};

export const FIND_PATH_WORDS = {
  title: 'Find your path',
  text: 'A few short questions, about a minute. Or tell us how you feel.',
  again: 'Has something changed? You can find a new path any time.',
} as const;

export const MEMBERSHIP_ENDED_WORDS = {
  title: 'Premium access has ended.',
  kept: 'Everything you wrote is still here, and you keep free access to every KNOW part, the daily scorecard, the Weekly Pulse and your map.',
  plans: 'See Premium Plans',
} as const;

export function pillarsTitle(
  part: DayPart,
  { done, streak, isStreakDay }: Extract<TodayItem, { kind: 'checkin' }>,
): string {
  if (!done) return PILLARS_QUESTION[part];
  if (!isStreakDay) return 'Today is rated';
  return streak > 1 ? `A good day, ${streak} in a row` : 'A good day';
}

function ratedWords(rated: number, of: number): string {
  if (rated === 0) return 'Tap each one.';
  if (rated < of) return `${rated} of ${of} rated so far.`;
  return of === 5 ? 'All five rated.' : 'All rated.';
}

function streakWords({
  streak,
  isStreakDay,
}: Pick<Extract<TodayItem, { kind: 'checkin' }>, 'streak' | 'isStreakDay'>): string {
  if (isStreakDay) return '';
  return streak > 0 ? `A good day makes it ${streak + 1} in a row.` : '';
}
