export interface OutboxItem<Payload = unknown> {
  id: string;
  userId: string;
  kind: string;
  /**
   * Items in the same lane are sent one after the other. A blocked lane does not block the other
   * lanes.
   */
  lane: string;
  payload: Payload;
  /** Time when the item was added, in milliseconds. It grows with every item on a device. */
  at: number;
  /** Set if the server has refused the item. The member sees it until they dismiss it. */
  refusal: Refusal | null;
  /** Whether the server answered with an error. Such an item is retried. */
  hasFailed?: boolean;
}

export interface Refusal {
  title: string;
  detail: string;
}

/** Storage for outbox items that survives a reload. */
export interface OutboxStore {
  all(): Promise<OutboxItem[]>;
  put(item: OutboxItem): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
}

export type WriteEvent<Payload = unknown, Answer = unknown> =
  | { type: 'added'; kind: string; payload: Payload }
  | { type: 'sent'; kind: string; payload: Payload; answer: Answer }
  | { type: 'refused'; kind: string; payload: Payload; code: string }
  /** The server failed. Reported only once for each item. */
  | { type: 'failed'; kind: string; payload: Payload }
  /** The session has ended. The message comes from the server. */
  | { type: 'signed-out'; kind: string; payload: Payload; message: string };

export interface Sender<Payload, Answer> {
  kind: string;
  /**
   * Combines waiting items of a lane into one request. Without this function they are sent one by
   * one.
   */
  merge?(payloads: Payload[]): Payload;
  /**
   * Sends the item to the server. It must be idempotent, because the request is repeated if its
   * response gets lost.
   */
  send(payload: Payload): Promise<Answer>;
  refusal(code: string, payload: Payload): Refusal;
  /**
   * Called in every tab. The event `signed-out` is not sent to other tabs, because each tab detects
   * the end of the session itself.
   */
  onEvent(event: WriteEvent<Payload, Answer>): void;
}

/**
 * Decides what to do after an error status. Network and server errors are retried, and a 401 waits
 * for a new session. Every other error means that the server has refused the item.
 */
export function attemptOutcome(status: number): 'unreachable' | 'signed-out' | 'later' | 'refused' {
  if (status === 0) return 'unreachable';
  if (status === 401) return 'signed-out';
  return status >= 500 || status === 408 || status === 425 || status === 429 ? 'later' : 'refused';
}

/**
 * Returns the items to send next. They belong to the lane with the oldest item that is not blocked.
 * There are several if their kind can be merged.
 */
export function nextBatch(
  items: readonly OutboxItem[],
  userId: string,
  blockedLanes: ReadonlySet<string>,
  canMerge: (kind: string) => boolean,
): OutboxItem[] {
  const waiting = items.filter((item) => item.userId === userId && !item.refusal);
  const first = waiting.find(({ lane }) => !blockedLanes.has(lane));
  if (!first) return [];
  if (!canMerge(first.kind)) return [first];
  return waiting.filter(({ lane }) => lane === first.lane);
}

export const retryDelay = (failures: number): number =>
  Math.min(1000 * 2 ** (failures - 1), 30_000);
