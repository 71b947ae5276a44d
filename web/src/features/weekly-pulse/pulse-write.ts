import type { DayKey } from '@hearthway/domain/calendar';
import { dayName } from '@hearthway/domain/format';
import type {
  PulseHistoryResponse,
  PulseStatusResponse,
  SavePulseRequest,
  SavePulseResponse,
} from '@hearthway/domain/weekly-pulse/contract';
import { PULSE_MESSAGES } from '@hearthway/domain/weekly-pulse/messages';
import { meanScore } from '@hearthway/domain/weekly-pulse/pulse-entry';
import { localDay } from '../../lib/local-time.ts';
import { defineWrite } from '../../outbox/define-write.ts';
import { api } from '../../session/api.ts';
import { pulseQueries } from './queries.ts';

export type UnsentPulse = Omit<SavePulseRequest, 'today'> & { date: DayKey };

export const pulseWrite = defineWrite<UnsentPulse, SavePulseResponse>({
  kind: 'pulse',
  async send(pulse, signal) {
    const json = { ...pulse, today: localDay() };
    return (await api['weekly-pulse'].$post({ json }, { init: { signal } })).json();
  },
  apply({ put, memberId }, { entry, status }) {
    put<PulseHistoryResponse>(pulseQueries.last8(memberId), (before) => ({
      entries: [
        entry,
        ...(before?.entries ?? []).filter(({ weekStart }) => weekStart !== entry.weekStart),
      ].slice(0, 8),
    }));
    put<PulseStatusResponse>(pulseQueries.status(memberId), () => status);
  },
  invalidates: [pulseQueries.all()],
  home: () => ({ kind: 'pulse', done: true, daysSinceLast: 0 }),
  refusal: (code, pulse) => ({
    title:
      code === 'pulse_not_due' ? 'You’d already done a Weekly Pulse' : PULSE_MESSAGES.couldNotSave,
    detail: refusalDetail(code, pulse),
  }),
  toasts: {
    sent: () => ({ kind: 'success', title: PULSE_MESSAGES.saved }),
    refused: (code) =>
      code === 'pulse_not_due' ? PULSE_MESSAGES.notDue : PULSE_MESSAGES.couldNotSave,
    failed: PULSE_MESSAGES.couldNotSave,
  },
});

function refusalDetail(code: string, pulse: UnsentPulse): string {
  const { physical, mental, spiritual } = pulse;
  const values = [physical, mental, spiritual].flatMap((map) => Object.values(map));
  const yours = `We didn’t add the one you filled in here on ${dayName(pulse.date)} (overall ${meanScore(values)}).`;
  if (code !== 'pulse_not_due') return yours;
  return `You’d already submitted one on another device in the last seven days, so we kept that one. ${yours} ${PULSE_MESSAGES.notDue}`;
}
