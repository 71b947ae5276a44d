const MINUTE_MS = 60_000;
export const RESET_SECONDS = 300;
export const RESET_MS = RESET_SECONDS * 1000;

export const RESET_PROMPTS = [
  {
    name: 'Breathe',
    text: 'Let each breath out be a little longer than the breath in. That’s all you have to do for this minute.',
  },
  {
    name: 'Name it',
    text: 'Say it quietly: this is an urge. Where in your body is it, and how strong is it now?',
  },
  {
    name: 'Ride it',
    text: 'It moves like a wave. You don’t have to push it away or follow it. Stay on the water and watch where it goes.',
  },
  {
    name: 'Look around',
    text: 'Find five things you can see, four you can touch and three you can hear. Let your shoulders drop.',
  },
  {
    name: 'Choose',
    text: 'What’s underneath it? Are you tired, hungry, lonely or putting something off? What you do next is up to you.',
  },
] as const;
export type ResetPrompt = (typeof RESET_PROMPTS)[number];

/** The timer stores timestamps, so it survives a locked phone or a reload. */
export interface ResetTimer {
  startedAt: number;
  pausedAt: number | null;
  restedMs: number;
}

export const startTimer = (now: number): ResetTimer => ({
  startedAt: now,
  pausedAt: null,
  restedMs: 0,
});

export function pauseTimer(timer: ResetTimer, now: number): ResetTimer {
  if (timer.pausedAt !== null || timerState(timer, now).isOver) return timer;
  return { ...timer, pausedAt: now };
}

export function resumeTimer(timer: ResetTimer, now: number): ResetTimer {
  if (timer.pausedAt === null) return timer;
  const rested = Math.max(0, now - timer.pausedAt);
  return { ...timer, pausedAt: null, restedMs: timer.restedMs + rested };
}

export interface TimerState {
  elapsedMs: number;
  secondsLeft: number;
  prompt: ResetPrompt;
  minute: number;
  isPaused: boolean;
  isOver: boolean;
}

export function timerState(timer: ResetTimer, now: number): TimerState {
  const passed = (timer.pausedAt ?? now) - timer.startedAt - timer.restedMs;
  // If the device's clock was set back, the timer must not show more than five minutes.
  const elapsedMs = Math.min(Math.max(passed, 0), RESET_MS);
  const minute = Math.min(Math.floor(elapsedMs / MINUTE_MS), RESET_PROMPTS.length - 1);
  return {
    elapsedMs,
    secondsLeft: Math.ceil((RESET_MS - elapsedMs) / 1000),
    prompt: RESET_PROMPTS[minute] ?? RESET_PROMPTS[0],
    minute,
    isPaused: timer.pausedAt !== null,
    isOver: elapsedMs === RESET_MS,
  };
}

export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
