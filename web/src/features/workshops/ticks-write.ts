import { PREMIUM_REQUIRED } from '@hearthway/domain/membership/texts';
import type { TickRequest, TicksResponse } from '@hearthway/domain/workshops/contract';
import { WORKSHOP_MESSAGES } from '@hearthway/domain/workshops/messages';
import { defineWrite } from '../../outbox/define-write.ts';
import { api } from '../../session/api.ts';
import { workshopQueries } from './queries.ts';

type UnsentTicks = TickRequest & { slug: string };

const REASONS: Record<string, string> = {
  too_many_ticks: WORKSHOP_MESSAGES.tooManyTicks,
  workshop_locked: WORKSHOP_MESSAGES.locked,
  workshop_not_found: 'That workshop no longer exists.',
};
const getRefusalReason = (code: string) => REASONS[code] ?? PREMIUM_REQUIRED;

export const ticksWrite = defineWrite<UnsentTicks, TicksResponse & { slug: string }>({
  kind: 'action-ticks',
  lane: ({ slug }) => slug,
  merge: (all) => ({
    slug: all[0]?.slug ?? '',
    ticks: [
      ...new Map(all.flatMap(({ ticks }) => ticks).map((tick) => [tick.item, tick])).values(),
    ],
  }),
  async send({ slug, ticks }, signal) {
    const response = await api.workshops[':slug'].ticks.$put(
      { param: { slug }, json: { ticks } },
      { init: { signal } },
    );
    return { slug, ...(await response.json()) };
  },
  apply({ put, memberId }, { slug, ticked }) {
    put<TicksResponse>(workshopQueries.ticks(slug, memberId), () => ({ ticked }));
  },
  refusal: (code, { ticks }) => ({
    title: WORKSHOP_MESSAGES.tickNotKept,
    detail: [getRefusalReason(code), ...ticks.map(({ item }) => `“${item}”`)].join(' '),
  }),
  toasts: { sent: () => null, refused: getRefusalReason },
});
