import { expect, test } from 'vitest';
import { checkinDateDecision, editableDays } from './editable-days.ts';

test.each([
  ['2026-11-15', ['2026-11-15', '2026-11-14']],
  ['2026-01-01', ['2026-01-01', '2025-12-31']],
])('on %s a member can edit the days %j', (today, days) => {
  expect(editableDays(today)).toEqual(days);
});

const accepted = { accepted: true };
const elsewhen = { accepted: false, reason: 'not_today_anywhere' };
const readOnly = { accepted: false, reason: 'read_only_day' };

test.each([
  ['today in London', '2026-11-15', '2026-11-15', accepted],
  ['yesterday in London', '2026-11-14', '2026-11-15', accepted],
  ['the day before yesterday', '2026-11-13', '2026-11-15', readOnly],
  ['tomorrow', '2026-11-16', '2026-11-15', readOnly],
  ['today in Kiritimati', '2026-11-16', '2026-11-16', accepted],
  ['today in Pago Pago', '2026-11-14', '2026-11-14', accepted],
  ['yesterday in Pago Pago', '2026-11-13', '2026-11-14', accepted],
  ['a day that has not begun anywhere', '2026-11-17', '2026-11-17', elsewhen],
  ['a day that has ended everywhere', '2026-11-13', '2026-11-13', elsewhen],
])('the server answers a check-in for $0 with $3', (_name, date, today, decision) => {
  const now = new Date('2026-11-15T10:30:00Z');
  expect(checkinDateDecision({ date, today }, now)).toEqual(decision);
});
