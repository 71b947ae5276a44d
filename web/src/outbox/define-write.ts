import type { TodayItem } from '@hearthway/domain/home/today';
import type { QueryKey } from '@tanstack/react-query';
import { useSelector } from '@tanstack/react-store';
import type { MemberCache } from './member-cache.ts';
import { findUnsent, outbox } from './outbox.ts';
import type { OutboxItem, Refusal } from './outbox-item.ts';

export interface WriteToast {
  kind: 'success' | 'info';
  title: string;
  description?: string;
}

export interface WriteDefinition<Payload, Answer> {
  kind: string;
  /** Writes in one lane are sent in order. By default, all writes of a kind share a lane. */
  lane?(payload: Payload): string;
  merge?(payloads: Payload[]): Payload;
  /** The request must be idempotent, because it is repeated if its response gets lost. */
  send(payload: Payload, signal: AbortSignal): Promise<Answer>;
  apply(cache: MemberCache, answer: Answer): void;
  invalidates?: readonly QueryKey[];
  home?(cache: MemberCache, waiting: Payload[]): TodayItem | null;
  refusal(code: string, payload: Payload): Refusal;
  toasts: {
    sent(answer: Answer, payload: Payload): WriteToast | null;
    refused(code: string): string;
    failed?: string;
  };
}

export interface Write<Payload, Answer> extends WriteDefinition<Payload, Answer> {
  add(payload: Payload, at?: number): void;
  /**
   * A fast member taps again before the page has rendered the last tap. So the writes returned here
   * may be newer than the values on screen.
   */
  waiting(): Payload[];
  useWaiting(): OutboxItem<Payload>[];
}

export function defineWrite<Payload, Answer>(
  definition: WriteDefinition<Payload, Answer>,
): Write<Payload, Answer> {
  const { kind } = definition;
  const unsent = (items: readonly OutboxItem[]) => findUnsent<Payload>(items, kind);
  return {
    ...definition,
    add(payload, at = outbox.moment()) {
      const lane = definition.lane ? `${kind} ${definition.lane(payload)}` : kind;
      void outbox.add({ kind, lane, payload, at });
    },
    waiting: () => unsent(outbox.state.get().items).map(({ payload }) => payload),
    useWaiting: () => unsent(useSelector(outbox.state, (state) => state.items)),
  };
}
