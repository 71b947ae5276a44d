const CLAIMS = {
  'the pulse is due': /Time to do your Weekly Pulse|Start Weekly Pulse|Take your Weekly Pulse/,
  'the pulse is done': /Weekly Pulse done|You're up to date\.|Weekly Pulse opens again in/,
  'the journey is begun': /Continue (?:week \d+|· \d+ min)|Look back on all the weeks/,
  'the journey is to begin':
    /Start with week one|Start · \d+ min|Watch KNOW 1 \(Week 1A\)|Start SHJ Workshops|Begin the Self-Health Journey/,
  'there is a path': /Your path: /,
  'there is no path': /Find your path/,
  'premium is active': /Premium access is active\./,
  'premium has ended': /Premium access has ended\./,
  'access is free': /You currently have Free Access\.|You have Free Access/,
  'premium is locked':
    /See Premium Plans|Unlock Coach|Upgrade Now|Go premium|See what premium adds|part of Premium\./,
  'the day is rated': /All (five )?rated\./,
  'the day is open': /Tap each one\.|\d of \d rated so far\./,
} as const satisfies Record<string, RegExp>;
export type Claim = keyof typeof CLAIMS;

const CONTRADICTIONS: readonly (readonly [Claim, Claim])[] = [
  ['the pulse is due', 'the pulse is done'],
  ['the journey is begun', 'the journey is to begin'],
  ['there is a path', 'there is no path'],
  ['premium is active', 'premium has ended'],
  ['premium is active', 'premium is locked'],
  ['premium is active', 'access is free'],
  ['premium has ended', 'access is free'],
  ['the day is rated', 'the day is open'],
];

const SAID_ONCE: readonly Claim[] = ['premium has ended'];

const plain = (text: string) => text.replace(/\s+/g, ' ').replaceAll('’', "'");

export const findClaims = (text: string): Claim[] =>
  (Object.keys(CLAIMS) as Claim[]).filter((claim) => CLAIMS[claim].test(plain(text)));

export function findContradictions(text: string): string[] {
  const claims = findClaims(text);
  const pairs = CONTRADICTIONS.filter((pair) => pair.every((claim) => claims.includes(claim)));
  const streaks = new Set(
    [...plain(text).matchAll(/(\d+) days? in a row/g)].map(([, days]) => days),
  );
  return [
    ...pairs.map((pair) => pair.join(', and ')),
    ...(streaks.size > 1 ? [`a streak of ${[...streaks].join(', and of ')}`] : []),
  ];
}

export const findRepetitions = (text: string): Claim[] =>
  SAID_ONCE.filter((claim) => plain(text).split(CLAIMS[claim]).length > 2);
