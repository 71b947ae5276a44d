import { dayName } from '@hearthway/domain/format';
import type { UrgeResponse, UrgesResponse } from '@hearthway/domain/hfs-cycle/contract';
import { HFS_MESSAGES, WANTED_LABELS } from '@hearthway/domain/hfs-cycle/messages';
import type { Urge } from '@hearthway/domain/hfs-cycle/urge';
import { mergeUrges, urgeDay } from '@hearthway/domain/hfs-cycle/urge-history';
import { defineWrite } from '../../outbox/define-write.ts';
import { api } from '../../session/api.ts';
import { hfsCycleQueries } from './queries.ts';

export const urgeWrite = defineWrite<Urge, UrgeResponse>({
  kind: 'urge',
  lane: ({ id }) => id,
  merge: (urges) => urges.at(-1) as Urge,
  async send(json, signal) {
    return (await api['hfs-cycle'].urges.$put({ json }, { init: { signal } })).json();
  },
  apply({ put, memberId }, { urge }) {
    put<UrgesResponse>(hfsCycleQueries.urges(memberId), (before) => ({
      urges: mergeUrges(before?.urges ?? [], [urge]),
    }));
  },
  refusal: (code, urge) => ({
    title: HFS_MESSAGES.couldNotSave,
    detail: `${WANTED_LABELS[urge.wanted]}, ${dayName(urgeDay(urge))}, strength ${urge.strength}. ${
      code === 'premium_required' ? HFS_MESSAGES.notPremium : ''
    }`.trim(),
  }),
  toasts: {
    sent: () => null,
    refused: () => HFS_MESSAGES.couldNotSave,
    failed: HFS_MESSAGES.couldNotSend,
  },
});
