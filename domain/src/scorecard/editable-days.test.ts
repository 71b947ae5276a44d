import { expect, test } from 'vitest';
import { checkinDateDecision, editableDays } from './editable-days.ts';

test.each([
  ['2026-11-15', ['2026-11-15', '2026-11-14']],
  ['2026-01-01', ['2026-01-01', '2025-12-31']],
])('on %s one may edit %j', (today, days) => {
  expect(editableDays(today)).toEqual(days);
});

const accepted = { accepted: true };
const elsewhen = { accepted: false, reason: 'not_today_anywhere' };
const readOnly = { accepted: false, reason: 'read_only_day' };

test.each([
  ['in London', '2026-11-15', '2026-11-15', accepted],
  ['yesterday in London', '2026-11-14', '2026-11-15', accepted],
  ['the day before yesterday', '2026-11-13', '2026-11-15', readOnly],
  ['tomorrow', '2026-11-16', '2026-11-15', readOnly],
  ['in Kiritimati', '2026-11-16', '2026-11-16', accepted],
  ['in Pago Pago', '2026-11-14', '2026-11-14', accepted],
  ['yesterday in Pago Pago', '2026-11-13', '2026-11-14', accepted],
  ['a day that is nowhere yet', '2026-11-17', '2026-11-17', elsewhen],
  ['a day that is over everywhere', '2026-11-13', '2026-11-13', elsewhen],
])('%s', (_name, date, today, decision) => {
  const now = new Date('2026-11-15T10:30:00Z');
  expect(checkinDateDecision({ date, today }, now)).toEqual(decision);
});
