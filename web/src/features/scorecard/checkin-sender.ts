import type { Checkin, CheckinHistoryResponse } from '@hearthway/domain/scorecard/contract';
import { SCORECARD_MESSAGES } from '@hearthway/domain/scorecard/messages';
import { mergeTaps } from '@hearthway/domain/scorecard/taps';
import type { QueryClient } from '@tanstack/react-query';
import { dayName } from '../../lib/day-names.ts';
import { keepAnswer } from '../../lib/kept.ts';
import { localDay } from '../../lib/local-time.ts';
import type { Sender } from '../../lib/outbox-item.ts';
import { sendWithin } from '../../member/outbox.ts';
import { api } from '../../session/api.ts';
import { scorecardQueries } from './queries.ts';
import { describeTaps } from './taps-text.ts';
import type { UnsentTaps } from './unsent-days.ts';

export const CHECKIN = 'checkin';

/** Sends the taps of a day; however many there were, one request carries the latest of each pillar. */
export const checkinSender = (
  queryClient: QueryClient,
  memberId: string,
): Sender<UnsentTaps, Checkin> => ({
  kind: CHECKIN,
  merge: (all) => ({
    date: (all[0] as UnsentTaps).date,
    taps: mergeTaps(all.map(({ taps }) => taps)),
  }),
  async send({ date, taps }) {
    const json = { date, today: localDay(), taps };
    return (await api.scorecard.days.$put({ json }, { init: { signal: sendWithin() } })).json();
  },
  onSent(day) {
    const { queryKey } = scorecardQueries.days(memberId);
    // A read that set out before this save would bring the old value back.
    const isReading = queryClient.isFetching({ queryKey }) > 0;
    if (isReading) void queryClient.cancelQueries({ queryKey });
    keepAnswer<CheckinHistoryResponse>(queryClient, queryKey, (before) => ({
      days: [day, ...(before?.days ?? []).filter(({ date }) => date !== day.date)],
    }));
    if (isReading) void queryClient.invalidateQueries({ queryKey });
  },
  refusal: (_code, { date, taps }) => ({
    title: `Your scorecard of ${dayName(date)} was not added`,
    detail: `${SCORECARD_MESSAGES.tooLate} You had tapped ${describeTaps(taps)}.`,
  }),
});
