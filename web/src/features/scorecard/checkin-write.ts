import { dayName } from '@hearthway/domain/format';
import { checkinItem } from '@hearthway/domain/home/today';
import type { Checkin, CheckinHistoryResponse } from '@hearthway/domain/scorecard/contract';
import { PILLAR_LABELS, SCORECARD_MESSAGES } from '@hearthway/domain/scorecard/messages';
import { mergeTaps, overtakenPillars } from '@hearthway/domain/scorecard/taps';
import { localDay } from '../../lib/local-time.ts';
import { defineWrite } from '../../outbox/define-write.ts';
import { api } from '../../session/api.ts';
import { NO_HISTORY, scorecardQueries } from './queries.ts';
import { describeTaps } from './taps-text.ts';
import { daysWithTaps, type UnsentTaps } from './unsent-days.ts';

export const checkinWrite = defineWrite<UnsentTaps, Checkin>({
  kind: 'checkin',
  lane: ({ date }) => date,
  merge: (all) => ({
    date: (all[0] as UnsentTaps).date,
    taps: mergeTaps(all.map(({ taps }) => taps)),
  }),
  async send({ date, taps }, signal) {
    const json = { date, today: localDay(), taps };
    return (await api.scorecard.days.$put({ json }, { init: { signal } })).json();
  },
  apply({ put, memberId }, day) {
    put<CheckinHistoryResponse>(scorecardQueries.days(memberId), (before) => ({
      ...NO_HISTORY,
      ...before,
      days: [day, ...(before?.days ?? []).filter(({ date }) => date !== day.date)],
    }));
  },
  home({ read, memberId }, waiting) {
    const known = read<CheckinHistoryResponse>(scorecardQueries.days(memberId));
    if (!known) return null;
    const { breaks, hidden } = { ...NO_HISTORY, ...known };
    return checkinItem(daysWithTaps(known.days, waiting), localDay(), { breaks, hidden });
  },
  refusal: (_code, { date, taps }) => ({
    title: `We couldn’t add your scorecard for ${dayName(date)}`,
    detail: `${SCORECARD_MESSAGES.tooLate} You’d tapped ${describeTaps(taps)}.`,
  }),
  toasts: {
    sent(day, { taps }) {
      const overtaken = overtakenPillars(taps, day).map((pillar) => PILLAR_LABELS[pillar]);
      if (overtaken.length === 0) {
        const { saved: title, savedDetail: description } = SCORECARD_MESSAGES;
        return { kind: 'success', title, description };
      }
      const description = `${overtaken.join(', ')}: we kept the later rating.`;
      return { kind: 'info', title: 'You changed your rating on another device', description };
    },
    refused: () => SCORECARD_MESSAGES.couldNotSave,
  },
});
