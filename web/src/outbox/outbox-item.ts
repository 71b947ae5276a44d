export interface OutboxItem<Payload = unknown> {
  id: string;
  userId: string;
  kind: string;
  /** Items of one lane are sent one after the other. A blocked lane does not block the others. */
  lane: string;
  payload: Payload;
  /** Time in milliseconds; strictly increasing on a device. */
  at: number;
  /** Set when the server has refused the item. Shown to the member until dismissed. */
  refusal: Refusal | null;
  /** The server answered with an error; the item is retried. */
  hasFailed?: boolean;
}

export interface Refusal {
  title: string;
  detail: string;
}

/** Storage that survives a reload. */
export interface OutboxStore {
  all(): Promise<OutboxItem[]>;
  put(item: OutboxItem): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
}

export type WriteEvent<Payload = unknown, Answer = unknown> =
  | { type: 'added'; kind: string; payload: Payload }
  | { type: 'sent'; kind: string; payload: Payload; answer: Answer }
  | { type: 'refused'; kind: string; payload: Payload; code: string }
  /** Reported once per item. */
  | { type: 'failed'; kind: string; payload: Payload }
  /** The message comes from the server. */
  | { type: 'signed-out'; kind: string; payload: Payload; message: string };

export interface Sender<Payload, Answer> {
  kind: string;
  /** Combines waiting items of a lane into one request. Without it they are sent one by one. */
  merge?(payloads: Payload[]): Payload;
  /** Must be idempotent: a response may get lost, and the request is then repeated. */
  send(payload: Payload): Promise<Answer>;
  refusal(code: string, payload: Payload): Refusal;
  /** Called in every tab. The event `signed-out` is not broadcast: each tab detects it by itself. */
  onEvent(event: WriteEvent<Payload, Answer>): void;
}

/**
 * Network and server errors are retried, and 401 waits for a new session. Every other status is
 * final.
 */
export function attemptOutcome(status: number): 'unreachable' | 'signed-out' | 'later' | 'refused' {
  if (status === 0) return 'unreachable';
  if (status === 401) return 'signed-out';
  return status >= 500 || status === 408 || status === 425 || status === 429 ? 'later' : 'refused';
}

/**
 * Returns the next items to send: those of the oldest lane that is not blocked, several if they can
 * be merged.
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
