import type {
  BreathingSession,
  CalmKitResponse,
  KeepReframeRequest,
  OwnReframeRequest,
} from '@hearthway/domain/calm-kit/contract';
import { CALM_KIT_MESSAGES } from '@hearthway/domain/calm-kit/messages';
import { PREMIUM_REQUIRED } from '@hearthway/domain/membership/texts';
import { defineWrite } from '../../outbox/define-write.ts';
import type { MemberCache } from '../../outbox/member-cache.ts';
import { api } from '../../session/api.ts';
import { calmKitQueries } from './queries.ts';

const apply = ({ put, memberId }: MemberCache, kit: CalmKitResponse) =>
  put(calmKitQueries.kit(memberId), () => kit);

const getRefusalReason = (code: string) =>
  code === 'too_many_reframes' ? CALM_KIT_MESSAGES.tooMany : PREMIUM_REQUIRED;

export const breathingWrite = defineWrite<BreathingSession, CalmKitResponse>({
  kind: 'breathing',
  send: async (json, signal) =>
    (await api['calm-kit'].breathing.$put({ json }, { init: { signal } })).json(),
  apply,
  refusal: (code) => ({
    title: 'We couldn’t save your breathing session',
    detail: getRefusalReason(code),
  }),
  toasts: {
    sent: () => ({ kind: 'success', title: CALM_KIT_MESSAGES.counted }),
    refused: getRefusalReason,
  },
});

export const keptReframeWrite = defineWrite<KeepReframeRequest, CalmKitResponse>({
  kind: 'kept-reframe',
  lane: ({ reframe }) => reframe,
  merge: (words) => words.at(-1) as KeepReframeRequest,
  send: async (json, signal) =>
    (await api['calm-kit'].reframes.kept.$put({ json }, { init: { signal } })).json(),
  apply,
  refusal: (code) => ({ title: 'We couldn’t save your favourite', detail: getRefusalReason(code) }),
  toasts: {
    sent: (_kit, { isKept }) => ({
      kind: 'success',
      title: isKept ? CALM_KIT_MESSAGES.kept : CALM_KIT_MESSAGES.letGo,
    }),
    refused: getRefusalReason,
  },
});

export const ownReframeWrite = defineWrite<OwnReframeRequest, CalmKitResponse>({
  kind: 'own-reframe',
  lane: ({ id }) => id,
  merge: (versions) => versions.at(-1) as OwnReframeRequest,
  send: async (json, signal) =>
    (await api['calm-kit'].reframes.own.$put({ json }, { init: { signal } })).json(),
  apply,
  refusal: (code, { text }) => ({
    title: 'We couldn’t save your reframe',
    detail: [getRefusalReason(code), text].filter(Boolean).join(' You wrote: '),
  }),
  toasts: {
    sent: (_kit, { text }) => ({
      kind: 'success',
      title: text === null ? CALM_KIT_MESSAGES.letGo : CALM_KIT_MESSAGES.kept,
    }),
    refused: getRefusalReason,
  },
});
