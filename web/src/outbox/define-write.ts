import type { TodayItem } from '@hearthway/domain/home/today';
import type { QueryKey } from '@tanstack/react-query';
import { useSelector } from '@tanstack/react-store';
import type { Known } from './known.ts';
import { outbox, unsentOf } from './outbox.ts';
import type { OutboxItem, Refusal } from './outbox-item.ts';

/** A toast about what became of a write. */
export interface Told {
  kind: 'success' | 'info';
  title: string;
  description?: string;
}

/** All there is to say about one kind of write; the rest of its way is the same for every kind. */
export interface WriteDefinition<Payload, Answer> {
  kind: string;
  /** Writes of one lane are sent one after the other; without it all of this kind are one lane. */
  lane?(payload: Payload): string;
  /** Several waiting writes of a lane as one request; without it they are sent one by one. */
  merge?(payloads: Payload[]): Payload;
  /** Must be safe to repeat: an answer may be lost on the way. */
  send(payload: Payload, signal: AbortSignal): Promise<Answer>;
  /** Puts the server's answer where the pages look. */
  apply(known: Known, answer: Answer): void;
  /** What else it makes old, taken or refused; home is old after every write. */
  stale?: readonly QueryKey[];
  /** What home's list of the day says, with what waits already counted; null where that is unknown. */
  home?(known: Known, waiting: Payload[]): TodayItem | null;
  /** What the member can read, until dismissed, about one that was not taken. */
  refusal(code: string, payload: Payload): Refusal;
  /** The toasts, in the tab that is looked at. */
  tell: {
    /** Null where the page itself shows that it is there. */
    sent(answer: Answer, payload: Payload): Told | null;
    refused(code: string): string;
    /** Where the server failed; without it nothing is said, and it is tried again in silence. */
    failed?: string;
  };
}

export interface Write<Payload, Answer> extends WriteDefinition<Payload, Answer> {
  /** Keeps it on the device, shows it, and sends it now or later. */
  add(payload: Payload, at?: number): void;
  /** What waits at this very moment, oldest first: fast thumbs are ahead of the screen. */
  waiting(): Payload[];
  useWaiting(): OutboxItem<Payload>[];
}

/** A write that works offline: see docs/contributing.md. */
export function defineWrite<Payload, Answer>(
  definition: WriteDefinition<Payload, Answer>,
): Write<Payload, Answer> {
  const { kind } = definition;
  const unsent = (items: readonly OutboxItem[]) => unsentOf<Payload>(items, kind);
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
