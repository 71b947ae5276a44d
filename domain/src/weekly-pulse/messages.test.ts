import { expect, test } from 'vitest';
import { SPOKES } from '../vocabulary.ts';
import { dueHint, PULSE_MESSAGES, pulseStatusBox } from './messages.ts';
import { SPOKE_INFO } from './spokes.ts';

const start = ['Time to do your Weekly Pulse', 'Start Weekly Pulse'] as const;
const open = ["You're up to date.", 'Open Weekly Tab'] as const;

test.each([
  [true, null, start, "You haven't logged a pulse yet."],
  [true, 7, start, "It's been 7 days since your last check-in."],
  [false, null, open, 'Weekly pulses will appear here once you submit one.'],
  [false, 0, open, 'Last pulse 0 days ago.'],
  [false, 1, open, 'Last pulse 1 day ago.'],
  [false, 6, open, 'Last pulse 6 days ago.'],
])(
  'the pulse page has its own text for a status with due %s and %s days since the last pulse',
  (due, daysSinceLast, [heading, button], detail) => {
    expect(pulseStatusBox({ due, daysSinceLast })).toEqual({ heading, detail, button });
  },
);

test('the hint for a member’s first pulse differs from the hint for later pulses', () => {
  expect(dueHint(null)).toBe(PULSE_MESSAGES.firstHint);
  expect(dueHint('2026-11-01T00:00:00Z')).toBe(PULSE_MESSAGES.nextHint);
});

test('the texts of the locked form and of the empty chart are the specified ones', () => {
  expect(PULSE_MESSAGES.upToDate).toBe(
    "You're up to date. Weekly Pulse opens again after seven days.",
  );
  expect(PULSE_MESSAGES.noPulses).toBe(
    'No weekly pulses yet — complete one to start filling the spokes.',
  );
});

test('the spiritual spokes have the specified labels', () => {
  expect(SPOKES.spiritual.map((spoke) => [spoke, SPOKE_INFO[spoke].label])).toEqual([
    ['purpose', 'Beliefs sorted'],
    ['connection', 'Inner connection'],
    ['gratitude', 'Energetic flows'],
    ['rituals', 'Creative energy'],
    ['awe', 'Living in purpose'],
  ]);
});
