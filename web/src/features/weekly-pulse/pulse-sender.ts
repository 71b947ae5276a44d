import type { DayKey } from '@hearthway/domain/calendar';
import type {
  PulseHistoryResponse,
  PulseStatusResponse,
  SavePulseRequest,
  SavePulseResponse,
} from '@hearthway/domain/weekly-pulse/contract';
import { PULSE_MESSAGES } from '@hearthway/domain/weekly-pulse/messages';
import { meanOf } from '@hearthway/domain/weekly-pulse/pulse-entry';
import type { QueryClient } from '@tanstack/react-query';
import { dayName } from '../../lib/day-names.ts';
import { keepAnswer } from '../../lib/kept.ts';
import { localDay } from '../../lib/local-time.ts';
import type { Sender } from '../../lib/outbox-item.ts';
import { sendWithin } from '../../member/outbox.ts';
import { api } from '../../session/api.ts';
import { pulseQueries } from './queries.ts';

export const PULSE = 'pulse';

/** A pulse on its way; `date` is the day it was filled in. */
export type UnsentPulse = Omit<SavePulseRequest, 'today'> & { date: DayKey };

export const pulseSender = (
  queryClient: QueryClient,
  memberId: string,
): Sender<UnsentPulse, SavePulseResponse> => ({
  kind: PULSE,
  async send(pulse) {
    const json = { ...pulse, today: localDay() };
    return (await api['weekly-pulse'].$post({ json }, { init: { signal: sendWithin() } })).json();
  },
  onSent({ entry, status }) {
    const [last8, due] = [pulseQueries.last8(memberId), pulseQueries.status(memberId)];
    keepAnswer<PulseHistoryResponse>(queryClient, last8.queryKey, (before) => ({
      entries: [
        entry,
        ...(before?.entries ?? []).filter(({ weekStart }) => weekStart !== entry.weekStart),
      ].slice(0, 8),
    }));
    keepAnswer<PulseStatusResponse>(queryClient, due.queryKey, () => status);
    void queryClient.invalidateQueries({ queryKey: ['weekly'] });
  },
  onRefused: () => void queryClient.invalidateQueries({ queryKey: ['weekly'] }),
  refusal: (code, pulse) => ({
    title:
      code === 'pulse_not_due' ? 'A Weekly Pulse was already there' : PULSE_MESSAGES.couldNotSave,
    detail: refusalDetail(code, pulse),
  }),
});

function refusalDetail(code: string, pulse: UnsentPulse): string {
  const { physical, mental, spiritual } = pulse;
  const values = [physical, mental, spiritual].flatMap((map) => Object.values(map));
  const yours = `The one you filled in here on ${dayName(pulse.date)} (overall ${meanOf(values)}) was not added.`;
  if (code !== 'pulse_not_due') return yours;
  return `You had submitted one elsewhere in the last seven days, and that one stands. ${yours} ${PULSE_MESSAGES.notDue}`;
}
