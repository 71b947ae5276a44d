import { describe, expect, it, test } from 'vitest';
import {
  clockText,
  pauseTimer,
  RESET_MS,
  RESET_PROMPTS,
  resumeTimer,
  startTimer,
  timerState,
} from './reset-timer.ts';

const LATE = Date.parse('2026-11-15T23:58:00Z');

describe('the reset timer', () => {
  test.each([
    [0, 'Breathe', 300, false],
    [59_999, 'Breathe', 241, false],
    [60_000, 'Name it', 240, false],
    [120_000, 'Ride it', 180, false],
    [180_000, 'Look around', 120, false],
    [240_000, 'Choose', 60, false],
    [299_999, 'Choose', 1, false],
    [300_000, 'Choose', 0, true],
    [86_400_000, 'Choose', 0, true],
    [-5_000, 'Breathe', 300, false],
  ])(
    'shows, after %i ms, the prompt "%s" and %i seconds left (finished: %s)',
    (passed, prompt, secondsLeft, isOver) => {
      const state = timerState(startTimer(LATE), LATE + passed);
      expect(state).toMatchObject({ prompt: { name: prompt }, secondsLeft, isOver });
    },
  );

  it('does not count paused time', () => {
    const paused = pauseTimer(startTimer(LATE), LATE + 70_000);
    expect(timerState(paused, LATE + 9_000_000)).toMatchObject({
      elapsedMs: 70_000,
      isPaused: true,
    });
    const resumed = resumeTimer(paused, LATE + 9_000_000);
    expect(timerState(resumed, LATE + 9_010_000)).toMatchObject({
      elapsedMs: 80_000,
      isPaused: false,
    });
  });

  it('ignores a second pause, a second resume and a pause after the end', () => {
    const timer = startTimer(LATE);
    const paused = pauseTimer(timer, LATE + 1000);
    expect(pauseTimer(paused, LATE + 2000)).toBe(paused);
    expect(resumeTimer(timer, LATE + 1000)).toBe(timer);
    expect(pauseTimer(timer, LATE + RESET_MS)).toBe(timer);
  });

  it('never runs backwards or past its end under random pauses and resumes', () => {
    let seed = 7;
    const random = () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    for (let run = 0; run < 200; run++) {
      let timer = startTimer(LATE);
      let [now, resting, last] = [LATE, 0, 0];
      for (let step = 0; step < 20; step++) {
        const wait = Math.floor(random() * 40_000);
        if (timer.pausedAt !== null) resting += wait;
        now += wait;
        const { elapsedMs, minute, prompt } = timerState(timer, now);
        expect(elapsedMs).toBe(Math.min(now - LATE - resting, RESET_MS));
        expect(elapsedMs).toBeGreaterThanOrEqual(last);
        expect(prompt).toBe(RESET_PROMPTS[minute]);
        last = elapsedMs;
        timer = random() < 0.5 ? pauseTimer(timer, now) : resumeTimer(timer, now);
        timer = JSON.parse(JSON.stringify(timer));
      }
    }
  });
});

test.each([
  [300, '5:00'],
  [61, '1:01'],
  [9, '0:09'],
])('the reset timer shows %i seconds as %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
