import type {
  AddCommitmentRequest,
  CommitmentsResponse,
  ReviewCommitmentRequest,
  TickCommitmentRequest,
} from '@hearthway/domain/commitments/contract';
import { COMMITMENT_MESSAGES } from '@hearthway/domain/commitments/messages';
import { PREMIUM_REQUIRED } from '@hearthway/domain/membership/texts';
import { localDay } from '../../lib/local-time.ts';
import { defineWrite } from '../../outbox/define-write.ts';
import type { MemberCache } from '../../outbox/member-cache.ts';
import { api } from '../../session/api.ts';
import { commitmentQueries } from './queries.ts';

const apply = ({ put, memberId }: MemberCache, answer: CommitmentsResponse) =>
  put(commitmentQueries.all(memberId), () => answer);

const REASONS: Record<string, string> = {
  too_many_commitments: COMMITMENT_MESSAGES.tooMany,
  wrong_week: COMMITMENT_MESSAGES.wrongWeek,
  commitment_not_found: COMMITMENT_MESSAGES.notFound,
};
const getRefusalReason = (code: string) => REASONS[code] ?? PREMIUM_REQUIRED;

/**
 * All changes to commitments share one queue, so that a tick never arrives before its commitment.
 */
const lane = () => 'all';

export const addCommitmentWrite = defineWrite<
  Omit<AddCommitmentRequest, 'today'>,
  CommitmentsResponse
>({
  kind: 'add-commitment',
  lane,
  async send(commitment, signal) {
    const json = { ...commitment, today: localDay() };
    return (await api.commitments.$put({ json }, { init: { signal } })).json();
  },
  apply,
  refusal: (code, { text }) => ({
    title: 'We couldn’t add your commitment',
    detail: `${getRefusalReason(code)} You wrote: ${text}`,
  }),
  toasts: {
    sent: () => ({ kind: 'success', title: COMMITMENT_MESSAGES.added }),
    refused: getRefusalReason,
  },
});

export const tickCommitmentWrite = defineWrite<TickCommitmentRequest, CommitmentsResponse>({
  kind: 'tick-commitment',
  lane,
  send: async (json, signal) =>
    (await api.commitments.ticks.$put({ json }, { init: { signal } })).json(),
  apply,
  refusal: (code) => ({ title: 'We couldn’t save your tick', detail: getRefusalReason(code) }),
  toasts: {
    sent: () => null,
    refused: getRefusalReason,
  },
});

export const reviewCommitmentWrite = defineWrite<ReviewCommitmentRequest, CommitmentsResponse>({
  kind: 'review-commitment',
  lane,
  send: async (json, signal) =>
    (await api.commitments.reviews.$put({ json }, { init: { signal } })).json(),
  apply,
  refusal: (code) => ({
    title: 'We couldn’t save how your week went',
    detail: getRefusalReason(code),
  }),
  toasts: {
    sent: () => ({ kind: 'success', title: COMMITMENT_MESSAGES.reviewed }),
    refused: getRefusalReason,
  },
});
