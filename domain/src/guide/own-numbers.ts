import { addDays, type DayKey, startOfWeek } from '../calendar.ts';
import { dayTotal, missingPoints } from '../scorecard/score.ts';
import {
  countGoodDays,
  type DayRecord,
  type StreakSettings,
  streaks,
} from '../scorecard/streaks.ts';
import { PILLARS, type Pillar, type PulseDomain, type Spoke } from '../vocabulary.ts';
import { getScore, type PulseEntry } from '../weekly-pulse/pulse-entry.ts';
import { ALL_SPOKES, SPOKE_INFO } from '../weekly-pulse/spokes.ts';
import { formatNextSteps, type NextStep } from './next-steps.ts';
import { SPARKLINE_BARS, SPARKLINE_GAP } from './sparkline.ts';

export interface OwnNumbers {
  today: DayKey;
  settings: StreakSettings;
  days: readonly DayRecord[];
  pulses: readonly PulseEntry[];
  nextPulseAt: Date | null;
  lastPulseAt: Date | null;
  gratitudes: readonly { date: DayKey; label: string }[];
  focus: string | null;
  workshops: { completed: number; all: number; next: { title: string; path: string } | null };
  membership: string;
  track: string;
  commitments: readonly string[];
}

export const WITHOUT_CONSENT =
  'I only talk about your own numbers if you’ve agreed to that. You’ll find them on [Track Your Progress](/track) and [your wellness map](/progress). To let me answer too, turn on the switch under Your data on your [account page](/account).';

const PILLAR_NAMES: Record<Pillar, string> = {
  nutrition: 'nutrition',
  movement: 'movement',
  sleep: 'sleep',
  hormonal_balance: 'hormonal balance',
  sexual_health: 'sexual health',
};

const TRACK: NextStep = { text: 'Open the scorecard', to: '/track' };
const MAP: NextStep = { text: 'See the wellness map', to: '/progress' };
const WEEKLY: NextStep = { text: 'Open the Weekly Pulse', to: '/action#weekly' };
const TODAY: NextStep = { text: 'Open Today', to: '/action#today' };

export function ownNumbersAnswer(about: string, own: OwnNumbers): string {
  const { lines, steps } = (ANSWERS[about] ?? findSeriesAnswer(about) ?? ANSWERS.week)(own);
  return [...lines, formatNextSteps(steps)].join('\n\n');
}

interface AnswerParts {
  lines: string[];
  steps: NextStep[];
}
type Answer = (own: OwnNumbers) => AnswerParts;

const week: Answer = (own) => {
  const [last, before] = [lastDays(own, 0), lastDays(own, 7)];
  if (last.length === 0) {
    return {
      lines: ['There are no check-ins from the last seven days yet.'],
      steps: [TRACK, WEEKLY],
    };
  }
  const compared =
    before.length > 0
      ? ` In the seven days before that, it was ${mean(before.map(dayTotal))}.`
      : '';
  return {
    lines: [
      `In the last seven days you checked in on ${days(last.length)}, with ${mean(last.map(dayTotal))} points a day on average.${compared}`,
      sparkline(getDailyTotals(own), 10),
    ],
    steps: [TRACK, MAP],
  };
};

const ANSWERS: Record<string, Answer> & { week: Answer } = {
  week,
  streak: (own) => {
    const { current, best } = streaks(own.days, own.today, own.settings);
    const now =
      current === 0
        ? `No streak is running at the moment. ${countGoodDays(own.days, own.today, own.settings)} of the last 30 days were good ones.`
        : `Your streak is ${days(current)}.`;
    return {
      lines: [
        `${now} Your longest in the last ninety days is ${days(best)}.`,
        sparkline(getDailyTotals(own), 10),
      ],
      steps: [TRACK, MAP],
    };
  },
  today: (own) => {
    const day = own.days.find(({ date }) => date === own.today);
    if (!day) return { lines: ['You haven’t checked in yet today.'], steps: [TRACK, TODAY] };
    const total = dayTotal(day);
    const missing = missingPoints(day, own.settings.hidden);
    const parts = PILLARS.map((pillar) => `${PILLAR_NAMES[pillar]} ${day[pillar] ?? 0}`).join(', ');
    const counts =
      missing > 0 ? `${missing} more make it a streak day.` : 'It counts towards your streak.';
    return {
      lines: [`Today you have ${points(total)}: ${parts}. ${counts}`],
      steps: [TRACK, TODAY],
    };
  },
  map: (own) => {
    const [latest] = own.pulses;
    if (!latest) return noPulse();
    const scored = ALL_SPOKES.flatMap(({ domain, spoke }) => {
      const score = getScore(latest, domain, spoke);
      return score === null ? [] : [{ spoke, score }];
    }).sort((a, b) => b.score - a.score);
    const [best, worst] = [scored[0], scored.at(-1)];
    if (!best || !worst) return noPulse();
    const overall = latest.overall === null ? '' : ` Overall it was ${latest.overall}.`;
    return {
      lines: [
        `In your last Weekly Pulse ${spokeLabel(best.spoke)} was highest with ${best.score}, and ${spokeLabel(worst.spoke)} lowest with ${worst.score}.${overall}`,
      ],
      steps: [MAP, WEEKLY],
    };
  },
  'pulse-next': ({ nextPulseAt, lastPulseAt }) => ({
    lines: [
      nextPulseAt
        ? `Your next Weekly Pulse opens on ${formatDay(nextPulseAt)}.`
        : `Your Weekly Pulse is open now.${lastPulseAt ? ` The last one was on ${formatDay(lastPulseAt)}.` : ''}`,
    ],
    steps: [WEEKLY, MAP],
  }),
  'pulse-last': ({ pulses, lastPulseAt }) => {
    const [latest, before] = pulses;
    if (!latest || !lastPulseAt) return noPulse();
    const compared = before?.overall != null ? ` The one before was ${before.overall}.` : '';
    return {
      lines: [
        `Your last Weekly Pulse was on ${formatDay(lastPulseAt)}${latest.overall === null ? '' : `, with ${latest.overall} overall`}.${compared}`,
        sparkline(
          [...pulses].reverse().map(({ overall }) => overall),
          10,
        ),
      ],
      steps: [MAP, WEEKLY],
    };
  },
  gratitude: ({ gratitudes, today }) => {
    const lastWeek = addDays(startOfWeek(today), -7);
    const recent = gratitudes.filter(({ date }) => date >= lastWeek).slice(0, 7);
    if (recent.length === 0) {
      return { lines: ['You haven’t chosen a gratitude this week or last.'], steps: [TODAY] };
    }
    const list = recent.map(({ date, label }) => `- ${weekday(date)}: ${label}`).join('\n');
    return { lines: ['Since Monday of last week you chose:', list], steps: [TODAY, TRACK] };
  },
  focus: ({ focus }) => ({
    lines: [focus ? `Your focus is ${focus}.` : 'You have no focus word at the moment.'],
    steps: [TODAY],
  }),
  workshops: ({ workshops: { completed, all, next } }) => ({
    lines: [
      `You’ve completed ${completed} of ${all} workshops.${next ? ` Next is [${next.title}](${next.path}).` : ''}`,
    ],
    steps: [{ text: 'All workshops', to: '/shj/workshops' }],
  }),
  membership: ({ membership }) => ({
    lines: [membership],
    steps: [
      { text: 'Your account', to: '/account' },
      { text: 'Compare the tiers', to: '/upgrade' },
    ],
  }),
  track: ({ track }) => ({
    lines: [`Your recommended track is ${track}. All four are open to you.`],
    steps: [
      { text: 'Home', to: '/home' },
      { text: 'Take the quiz again', to: '/path' },
    ],
  }),
  commitments: ({ commitments }) => ({
    lines: commitments.length
      ? ['Your commitments this week:', commitments.map((text) => `- ${text}`).join('\n')]
      : ['You have no commitment this week.'],
    steps: [TODAY],
  }),
};

export const OWN_NUMBER_TOPICS: readonly string[] = [
  ...new Set([...Object.keys(ANSWERS), ...PILLARS, ...ALL_SPOKES.map(({ spoke }) => spoke)]),
];

const noPulse = (): AnswerParts => ({
  lines: ['You haven’t done a Weekly Pulse yet.'],
  steps: [WEEKLY],
});

function findSeriesAnswer(about: string): Answer | undefined {
  const pillar = PILLARS.find((name) => name === about);
  if (pillar) return (own) => pillarOverTime(pillar, own);
  const spoke = ALL_SPOKES.find((one) => one.spoke === about);
  return spoke && ((own) => spokeOverTime(spoke.domain, spoke.spoke, own));
}

const PILLAR_SPOKES: Partial<Record<Pillar, Spoke>> = {
  nutrition: 'eating_on_plan',
  movement: 'moving_enough',
  sleep: 'sleep_quality',
  sexual_health: 'sexual_satisfaction',
};

function pillarOverTime(pillar: Pillar, own: OwnNumbers): AnswerParts {
  const last = getPillarScores(lastDays(own, 0), pillar);
  const before = getPillarScores(lastDays(own, 7), pillar);
  const spoke = PILLAR_SPOKES[pillar];
  if (last.length === 0 && before.length === 0) {
    return spoke && own.pulses.length > 0
      ? spokeOverTime('physical', spoke, own)
      : {
          lines: [`You haven’t rated ${PILLAR_NAMES[pillar]} in the last two weeks.`],
          steps: [TRACK],
        };
  }
  const now = last.length
    ? `In the last seven days your ${PILLAR_NAMES[pillar]} was ${mean(last)} of 2 on average, over ${days(last.length)}.`
    : `You haven’t rated ${PILLAR_NAMES[pillar]} in the last seven days.`;
  const compared = before.length ? ` In the seven days before that, it was ${mean(before)}.` : '';
  const series = lastDayKeys(own.today, 14).map(
    (date) => own.days.find((day) => day.date === date)?.[pillar] ?? null,
  );
  return { lines: [now + compared, sparkline(series, 2)], steps: [TRACK, MAP] };
}

function spokeOverTime(domain: PulseDomain, spoke: Spoke, { pulses }: OwnNumbers): AnswerParts {
  const series = pulses.map((pulse) => getScore(pulse, domain, spoke)).reverse();
  const scores = series.filter((score) => score !== null);
  const [last, first] = [scores.at(-1), scores[0]];
  if (last === undefined || first === undefined) return noPulse();
  const change =
    scores.length < 2
      ? ''
      : last === first
        ? ` It was ${first} ${scores.length - 1} pulses ago too.`
        : ` ${scores.length === 2 ? 'The pulse before' : `${scores.length - 1} pulses ago`} it was ${first}.`;
  return {
    lines: [
      `In your last Weekly Pulse ${spokeLabel(spoke)} was ${last} of 10; higher is better.${change}`,
      sparkline(series, 10),
    ],
    steps: [MAP, WEEKLY],
  };
}

/** The small chart is decoration: the sentence before it says the same in numbers. */
function sparkline(values: readonly (number | null)[], max: number): string {
  return values
    .map((value) =>
      value === null
        ? SPARKLINE_GAP
        : SPARKLINE_BARS[Math.round((Math.min(value, max) / max) * (SPARKLINE_BARS.length - 1))],
    )
    .join('');
}

const lastDayKeys = (today: DayKey, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(today, index - count + 1));

const getDailyTotals = ({ days: recorded, today }: OwnNumbers) =>
  lastDayKeys(today, 14).map((date) => {
    const day = recorded.find((one) => one.date === date);
    return day ? dayTotal(day) : null;
  });

const lastDays = ({ days: recorded, today }: OwnNumbers, ago: number) =>
  recorded.filter(({ date }) => date > addDays(today, -ago - 7) && date <= addDays(today, -ago));

const getPillarScores = (recorded: readonly DayRecord[], pillar: Pillar) =>
  recorded.flatMap((day) => day[pillar] ?? []);

const mean = (values: readonly number[]) =>
  Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10;

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;
const points = (count: number) => `${count} ${count === 1 ? 'point' : 'points'}`;
const spokeLabel = (spoke: Spoke) => SPOKE_INFO[spoke].label;

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const weekday = (day: DayKey) => WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()];
const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const formatDay = (moment: Date) =>
  `${WEEKDAYS[moment.getUTCDay()]}, ${moment.getUTCDate()} ${MONTHS[moment.getUTCMonth()]}`;
