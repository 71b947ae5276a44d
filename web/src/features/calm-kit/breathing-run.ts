import {
  type BreathingPattern,
  breathAt,
  MIN_COUNTED_SECONDS,
} from '@hearthway/domain/calm-kit/breathing';
import { useEffect, useRef, useState } from 'react';
import { startSoftTones } from './soft-tones.ts';

export interface BreathingRun {
  pattern: BreathingPattern;
  minutes: number;
  hasSound: boolean;
  hasVibration: boolean;
  /**
   * The exercise is timed from the moment when it started, because timers stop while the phone is
   * locked or the tab is hidden.
   */
  startedAt: number;
  pausedAt: number | null;
}

interface BreathingDisplay {
  step: number;
  count: number;
  secondsLeft: number;
}

interface BreathingRunOptions {
  run: BreathingRun;
  onEnd: (seconds: number) => void;
}

export function useBreathingRun({ run, onEnd }: BreathingRunOptions) {
  const [display, setDisplay] = useState<BreathingDisplay>(() => displayAt(run, run.startedAt));
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });

  useEffect(() => {
    if (run.pausedAt !== null) return;
    const tones = run.hasSound ? startSoftTones() : null;
    let timer: ReturnType<typeof setTimeout>;
    let lastStep = -1;
    const tick = () => {
      clearTimeout(timer);
      const elapsed = Date.now() - run.startedAt;
      if (elapsed >= run.minutes * 60_000) {
        latest.current(run.minutes * 60);
        return;
      }
      const next = displayAt(run, Date.now());
      setDisplay((before) => (isSameDisplay(before, next) ? before : next));
      if (next.step !== lastStep) {
        lastStep = next.step;
        const now = run.pattern.steps[next.step];
        if (now) tones?.play(now);
        if (run.hasVibration) navigator.vibrate?.(30);
      }
      timer = setTimeout(tick, 1000 - (Math.max(0, elapsed) % 1000));
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
      tones?.stop();
    };
  }, [run]);

  return display;
}

function displayAt({ pattern, minutes, startedAt }: BreathingRun, now: number): BreathingDisplay {
  const elapsed = now - startedAt;
  const { step, count } = breathAt(pattern, elapsed);
  return { step, count, secondsLeft: Math.max(0, Math.ceil(minutes * 60 - elapsed / 1000)) };
}

const isSameDisplay = (a: BreathingDisplay, b: BreathingDisplay) =>
  a.step === b.step && a.count === b.count && a.secondsLeft === b.secondsLeft;

export const pauseRun = (run: BreathingRun, now: number): BreathingRun => ({
  ...run,
  pausedAt: now,
});

export const resumeRun = (run: BreathingRun, now: number): BreathingRun => ({
  ...run,
  startedAt: run.startedAt + now - (run.pausedAt ?? now),
  pausedAt: null,
});

export function breathedSeconds(
  { startedAt, pausedAt, minutes }: BreathingRun,
  now: number,
): number {
  const seconds = Math.min(minutes * 60, Math.floor(((pausedAt ?? now) - startedAt) / 1000));
  return seconds < MIN_COUNTED_SECONDS ? 0 : seconds;
}
