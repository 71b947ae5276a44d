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
}

/** What the words on the screen need; the shape is moved frame by frame without React. */
interface Shown {
  step: number;
  count: number;
  secondsLeft: number;
}

interface Watch {
  run: BreathingRun;
  onFrame: (fullness: number) => void;
  /** With the seconds that were breathed. */
  onEnd: (seconds: number) => void;
}

export function useBreathingRun({ run, onFrame, onEnd }: Watch) {
  const [shown, setShown] = useState<Shown>(() => wordsAt(run, run.startedAt));
  const latest = useRef({ onFrame, onEnd });
  useEffect(() => {
    latest.current = { onFrame, onEnd };
  });

  useEffect(() => {
    const tones = run.hasSound ? startSoftTones() : null;
    const length = run.minutes * 60_000;
    let frame = 0;
    let lastStep = -1;
    const draw = () => {
      const elapsed = Date.now() - run.startedAt;
      if (elapsed >= length) {
        latest.current.onEnd(run.minutes * 60);
        return;
      }
      const { step, fullness } = breathAt(run.pattern, elapsed);
      latest.current.onFrame(fullness);
      if (step !== lastStep) {
        lastStep = step;
        const now = run.pattern.steps[step];
        if (now) tones?.play(now);
        if (run.hasVibration) navigator.vibrate?.(30);
      }
      const words = wordsAt(run, Date.now());
      setShown((before) => (isSame(before, words) ? before : words));
      frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => {
      cancelAnimationFrame(frame);
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

/** Stopping early counts what was done; a start by mistake counts nothing. */
export function breathedSeconds({ startedAt, minutes }: BreathingRun, now: number): number {
  const seconds = Math.min(minutes * 60, Math.floor((now - startedAt) / 1000));
  return seconds < MIN_COUNTED_SECONDS ? 0 : seconds;
}
