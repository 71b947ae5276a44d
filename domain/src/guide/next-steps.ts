export interface NextStep {
  text: string;
  to: string;
}

const OPENING = 'Next: ';
const SEPARATOR = ' · ';
const MAX_STEPS = 3;

export const formatNextSteps = (steps: readonly NextStep[]): string =>
  OPENING +
  steps
    .slice(0, MAX_STEPS)
    .map(({ text, to }) => `[${text.replace(/[[\]]/g, '')}](${to})`)
    .join(SEPARATOR);

export const isNextSteps = (paragraph: string): boolean => paragraph.startsWith(`${OPENING}[`);

const BREATHE = { text: 'Start a breathing exercise', to: '/action/calm-kit' };
const PULSE = { text: 'Open the Weekly Pulse', to: '/action#weekly' };
const SCORECARD = { text: 'Tap today’s scorecard', to: '/track' };

const BY_TOPIC: readonly [RegExp, NextStep][] = [
  [/stress|sleep|evening|calm|anxiety|urge|anger|panic|night/, BREATHE],
  [
    /partner|couple|trust|closeness|money|repair|desire|conversation/,
    { text: 'IntimaBalance', to: '/intimabalance' },
  ],
  [/habit|week|food|eating|walk|movement|strength|energy|weight/, SCORECARD],
];

export const suggestStep = (about: string): NextStep =>
  BY_TOPIC.find(([words]) => words.test(about.toLowerCase()))?.[1] ?? PULSE;

const PAGES: Record<string, string> = {
  '/account': 'Open your account',
  '/upgrade': 'Compare the tiers',
  '/track': 'Open the scorecard',
  '/progress': 'See the wellness map',
  '/action': 'Open the Action Hub',
  '/action#today': 'Open Today',
  '/action#weekly': 'Open the Weekly Pulse',
  '/action#tools': 'Open the tools',
  '/action#coach': 'Open the coach',
  '/shj/workshops': 'See the workshops',
  '/path': 'Take the quiz',
  '/home': 'Go to Home',
  '/help': 'Get help now',
  '/terms': 'Read the terms',
  '/resources': 'Browse all resources',
  '/intimabalance': 'IntimaBalance',
};

export const toPageStep = (page: string, title: string): NextStep => ({
  text: PAGES[page] ?? title,
  to: page,
});
