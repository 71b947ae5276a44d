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

/**
 * Describes one kind of write, such as saving a journal entry. Everything not described here works
 * the same for all kinds.
 */
export interface WriteDefinition<Payload, Answer> {
  kind: string;
  /**
   * Writes in the same lane are sent one after the other. By default, all writes of a kind share
   * one lane.
   */
  lane?(payload: Payload): string;
  /**
   * Combines waiting writes of a lane into one request. Without this function they are sent one by
   * one.
   */
  merge?(payloads: Payload[]): Payload;
  /**
   * Sends the write to the server. It must be idempotent, because the request is repeated if its
   * response gets lost.
   */
  send(payload: Payload, signal: AbortSignal): Promise<Answer>;
  apply(cache: MemberCache, answer: Answer): void;
  /**
   * Further queries to invalidate once the server has accepted or refused the write. The home page
   * is always invalidated.
   */
  invalidates?: readonly QueryKey[];
  /**
   * Returns the item for today's list on the home page, taking waiting writes into account; null
   * leaves the item unchanged.
   */
  home?(cache: MemberCache, waiting: Payload[]): TodayItem | null;
  refusal(code: string, payload: Payload): Refusal;
  /** Toasts for the results of a write. They are shown only in the visible tab. */
  toasts: {
    /** Toast for a saved write; null if the page itself shows that the write was saved. */
    sent(answer: Answer, payload: Payload): WriteToast | null;
    refused(code: string): string;
    /** Toast for a server failure. If it is missing, the write is retried without a toast. */
    failed?: string;
  };
}

export interface Write<Payload, Answer> extends WriteDefinition<Payload, Answer> {
  add(payload: Payload, at?: number): void;
  /**
   * Returns the payloads that are waiting at this moment, oldest first. When taps come quickly,
   * they can be newer than those of the last render.
   */
  waiting(): Payload[];
  useWaiting(): OutboxItem<Payload>[];
}

/** Defines a write that also works offline. See docs/contributing.md. */
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
