export const CALM_KIT_MESSAGES = {
  tooMany: 'Your kit is full. Remove a reframe to add another.',
  counted: 'Counted',
  kept: 'Kept',
  letGo: 'Removed',
} as const;

export function breathedWords({
  sessions,
  seconds,
}: {
  sessions: number;
  seconds: number;
}): string {
  if (sessions === 0) return 'Nothing yet. One minute is a fine start.';
  const minutes = Math.max(1, Math.round(seconds / 60));
  const exercises = sessions === 1 ? 'one breathing exercise' : `${sessions} breathing exercises`;
  return `You’ve done ${exercises} here, ${minutes === 1 ? 'one minute' : `${minutes} minutes`} in all.`;
}

const BREATHING_HINTS = [
  'Shoulders down. Nothing to fix.',
  'Let your breath be small if it wants to be.',
  'If a thought comes, let it sit beside you.',
  'Feel where the chair or the floor holds you.',
  'Unclench your jaw. Soften your eyes.',
] as const;
const HINT_SECONDS = 30;

export const breathingHint = (seconds: number): string =>
  BREATHING_HINTS[Math.floor(seconds / HINT_SECONDS) % BREATHING_HINTS.length] ?? '';
