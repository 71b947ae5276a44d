export const PULSE_MESSAGES = {
  notSignedIn: 'You need to be signed in to save',
  notDue: 'Weekly Pulse opens again after 7 days.',
  upToDate: "You're up to date. Weekly Pulse opens again after seven days.",
  couldNotSave: 'Unable to save weekly pulse',
  saved: 'Weekly Pulse saved.',
  firstHint:
    'Your first Weekly Pulse. Set each slider to how the past week felt. There are no wrong answers.',
  nextHint: 'How did the past seven days feel? Go with your gut.',
  oneLook: 'Before you save',
  showLast: 'Show my previous answers',
  hideLast: 'Hide my previous answers',
  spiritualLocked:
    'With Premium, five more sliders look at meaning: what you believe, what connects you and what you live for.',
  noPulses: 'No weekly pulses yet — complete one to start filling the spokes.',
} as const;

export const dueHint = (lastSubmittedAt: string | null): string =>
  lastSubmittedAt ? PULSE_MESSAGES.nextHint : PULSE_MESSAGES.firstHint;

export interface PulseStatusBox {
  heading: string;
  detail: string;
  button: string;
}

export function pulseStatusBox(status: {
  due: boolean;
  daysSinceLast: number | null;
}): PulseStatusBox {
  const { due, daysSinceLast: days } = status;
  if (due) {
    return {
      heading: 'Time to do your Weekly Pulse',
      detail:
        days === null
          ? "You haven't logged a pulse yet."
          : `It's been ${days} days since your last check-in.`,
      button: 'Start Weekly Pulse',
    };
  }
  return {
    heading: "You're up to date.",
    detail:
      days === null
        ? 'Weekly pulses will appear here once you submit one.'
        : `Last pulse ${days} ${days === 1 ? 'day' : 'days'} ago.`,
    button: 'Open Weekly Tab',
  };
}
