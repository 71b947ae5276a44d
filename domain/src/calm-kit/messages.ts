export const CALM_KIT_MESSAGES = {
  tooMany: 'That is as many reframes as the kit can hold. Take one away to add another.',
  counted: 'Counted',
  kept: 'Kept',
  letGo: 'Taken away',
} as const;

/** What was breathed in all, in a sentence. */
export function breathedWords({
  sessions,
  seconds,
}: {
  sessions: number;
  seconds: number;
}): string {
  if (sessions === 0) return 'Nothing counted yet. One minute is a fine beginning.';
  const minutes = Math.max(1, Math.round(seconds / 60));
  const times = sessions === 1 ? 'once' : sessions === 2 ? 'twice' : `${sessions} times`;
  return `You have breathed here ${times}, ${minutes === 1 ? 'one minute' : `${minutes} minutes`} in all.`;
}
