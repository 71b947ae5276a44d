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

/** Describes one kind of write. Everything else works the same for all kinds. */
export interface WriteDefinition<Payload, Answer> {
  kind: string;
  /** Writes of one lane are sent one after the other. By default a kind has a single lane. */
  lane?(payload: Payload): string;
  /** Combines waiting writes of a lane into one request. Without it they are sent one by one. */
  merge?(payloads: Payload[]): Payload;
  /** Must be idempotent: a response may get lost, and the request is then repeated. */
  send(payload: Payload, signal: AbortSignal): Promise<Answer>;
  apply(cache: MemberCache, answer: Answer): void;
  /**
   * Other queries to invalidate once the write is accepted or refused. Home is always invalidated.
   */
  invalidates?: readonly QueryKey[];
  /** Item for today's list on Home, including waiting writes; null leaves the item as it is. */
  home?(cache: MemberCache, waiting: Payload[]): TodayItem | null;
  refusal(code: string, payload: Payload): Refusal;
  /** Shown only in the visible tab. */
  toasts: {
    /** Null if the page itself shows that the write was saved. */
    sent(answer: Answer, payload: Payload): WriteToast | null;
    refused(code: string): string;
    /** Shown when the server failed. If absent, the write is retried silently. */
    failed?: string;
  };
}

export interface Write<Payload, Answer> extends WriteDefinition<Payload, Answer> {
  add(payload: Payload, at?: number): void;
  /**
   * Waiting payloads right now, oldest first. More recent than the last render when taps come
   * quickly.
   */
  waiting(): Payload[];
  useWaiting(): OutboxItem<Payload>[];
}

/** Defines a write that works offline; see docs/contributing.md. */
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
