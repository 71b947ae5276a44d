export const WELCOME_STEPS = ['name', 'reason', 'feeling', 'breath'] as const;
export type WelcomeStep = (typeof WELCOME_STEPS)[number];

export const WELCOME_RECORDS = [...WELCOME_STEPS, 'finish'] as const;
export type WelcomeRecord = (typeof WELCOME_RECORDS)[number];

export interface WelcomeFacts {
  recorded: readonly WelcomeRecord[];
  firstName: string;
  isKnown: boolean;
}

export function openWelcomeSteps({
  recorded,
  firstName,
  isKnown,
}: WelcomeFacts): WelcomeStep[] | null {
  if (recorded.includes('finish') || (isKnown && recorded.length === 0)) return null;
  return WELCOME_STEPS.filter(
    (step) => !recorded.includes(step) && !(step === 'name' && firstName.trim() !== ''),
  );
}

const FIRST_VISIT_MS = 60 * 60_000;

export const isFirstVisit = (finishedAt: Date | null, now: Date): boolean =>
  finishedAt === null || now.getTime() - finishedAt.getTime() < FIRST_VISIT_MS;
