import { TRACK_NAMES } from '../vocabulary.ts';
import { pulseStatusBox } from '../weekly-pulse/messages.ts';
import type { TodayItem } from './today.ts';

export const HOME_MESSAGES = {
  tagline: 'Your path to better health and relationships starts here',
  findPath: 'Help me find my path',
  openHub: 'Open Action Hub',
  feeling: "I'm feeling…",
  resources: 'Browse All Resources',
  couldNotLoad: 'We could not load your day just now. Everything else is here.',
} as const;

/** "Good evening, Amara", by the member's own clock. */
export function greeting(hour: number, firstName: string | null): string {
  const name = firstName?.trim();
  const part = hour < 5 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'afternoon';
  return name ? `Good ${part}, ${name}` : `Good ${part}`;
}

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
        text: `${ratedWords(item.rated)} ${streakWords(item)}`.trim(),
        action: item.done ? 'See your day' : 'Rate your day',
      };
    case 'pulse': {
      const { heading, detail, button } = pulseStatusBox({
        due: !item.done,
        daysSinceLast: item.daysSinceLast,
      });
      return item.done
        ? { title: 'Weekly Pulse done', text: detail, action: button }
        : { title: heading, text: detail, action: button };
    }
    case 'path':
      return item.done
        ? {
            title: `Your path: ${TRACK_NAMES[item.track]}`,
            text: item.reason ?? '',
            action: 'Go there',
          }
        : {
            title: 'Find your path',
            text: 'A few short questions, about a minute.',
            action: 'Start the Quiz',
          };
  }
}

function ratedWords(rated: number): string {
  if (rated === 0) return 'Five taps say how today went.';
  return rated === 5 ? 'All five rated.' : `${rated} of 5 rated so far.`;
}

/** One day is no streak yet; from two on it is worth a word. */
function streakWords({
  streak,
  isStreakDay,
}: Pick<Extract<TodayItem, { kind: 'checkin' }>, 'streak' | 'isStreakDay'>): string {
  if (isStreakDay) return streak > 1 ? `${streak} days in a row.` : '';
  return streak > 0 ? `A good day makes it ${streak + 1} in a row.` : '';
}
