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
  /** By the clock of the device: a locked phone or another tab loses nothing. */
  startedAt: number;
  /** While it is paused the clock stands here. */
  pausedAt: number | null;
}

/** What the words on the screen need; the shape moves by itself. */
interface Shown {
  step: number;
  count: number;
  secondsLeft: number;
}

interface Watch {
  run: BreathingRun;
  /** With the seconds that were breathed. */
  onEnd: (seconds: number) => void;
}

/** Words, tones and buzzes, second by second; a page that comes back into sight catches up at once. */
export function useBreathingRun({ run, onEnd }: Watch) {
  const [shown, setShown] = useState<Shown>(() => wordsAt(run, run.startedAt));
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
      const words = wordsAt(run, Date.now());
      setShown((before) => (isSame(before, words) ? before : words));
      if (words.step !== lastStep) {
        lastStep = words.step;
        const now = run.pattern.steps[words.step];
        if (now) tones?.play(now);
        if (run.hasVibration) navigator.vibrate?.(30);
      }
      // Every step is of whole seconds, so the next change of anything is at the next one.
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

  return shown;
}

function wordsAt({ pattern, minutes, startedAt }: BreathingRun, now: number): Shown {
  const elapsed = now - startedAt;
  const { step, count } = breathAt(pattern, elapsed);
  return { step, count, secondsLeft: Math.max(0, Math.ceil(minutes * 60 - elapsed / 1000)) };
}

const isSame = (a: Shown, b: Shown) =>
  a.step === b.step && a.count === b.count && a.secondsLeft === b.secondsLeft;

export const paused = (run: BreathingRun, now: number): BreathingRun => ({ ...run, pausedAt: now });

/** The time that it stood still is not breathed. */
export const resumed = (run: BreathingRun, now: number): BreathingRun => ({
  ...run,
  startedAt: run.startedAt + now - (run.pausedAt ?? now),
  pausedAt: null,
});

/** Stopping early counts what was done; a start by mistake counts nothing. */
export function breathedSeconds(
  { startedAt, pausedAt, minutes }: BreathingRun,
  now: number,
): number {
  const seconds = Math.min(minutes * 60, Math.floor(((pausedAt ?? now) - startedAt) / 1000));
  return seconds < MIN_COUNTED_SECONDS ? 0 : seconds;
}
