/** Something the member did that the server has not confirmed yet. */
export interface OutboxItem<Payload = unknown> {
  id: string;
  userId: string;
  kind: string;
  /** Items of one lane are sent one after the other; what one lane waits for holds up no other. */
  lane: string;
  payload: Payload;
  /** When it was done, in milliseconds; later items of a device always have a later moment. */
  at: number;
  /** Set once the server has refused it: told to the member until dismissed. */
  refusal: Refusal | null;
  /** The server was reached and failed to save it; it is tried again. */
  hasFailed?: boolean;
}

export interface Refusal {
  title: string;
  detail: string;
}

/** Where items outlive the page. */
export interface OutboxStore {
  all(): Promise<OutboxItem[]>;
  put(item: OutboxItem): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
}

/** What became of something of one kind. */
export type WriteEvent<Payload = unknown, Answer = unknown> =
  | { type: 'added'; kind: string; payload: Payload }
  | { type: 'sent'; kind: string; payload: Payload; answer: Answer }
  | { type: 'refused'; kind: string; payload: Payload; code: string }
  /** Told once: the server failed to save it. */
  | { type: 'failed'; kind: string; payload: Payload }
  /** The session has ended, in the server's words. */
  | { type: 'signed-out'; kind: string; payload: Payload; message: string };

/** How items of one kind are sent, and who is told what became of them. */
export interface Sender<Payload, Answer> {
  kind: string;
  /** Several waiting items of a lane as one request; without it they are sent one by one. */
  merge?(payloads: Payload[]): Payload;
  /** Must be safe to repeat: an answer may be lost on the way. */
  send(payload: Payload): Promise<Answer>;
  /** How the member is told that it was not taken. */
  refusal(code: string, payload: Payload): Refusal;
  /** Runs in every tab, but for the end of a session, which every tab finds out by itself. */
  hear(event: WriteEvent<Payload, Answer>): void;
}

/** Faults on the way are worth another try; 401 waits for the session. Anything else is an answer. */
export function attemptOutcome(status: number): 'unreachable' | 'signed-out' | 'later' | 'refused' {
  if (status === 0) return 'unreachable';
  if (status === 401) return 'signed-out';
  return status >= 500 || status === 408 || status === 425 || status === 429 ? 'later' : 'refused';
}

/** The next items to send together: the oldest lane that is not held up, as far as it can be merged. */
export function nextBatch(
  items: readonly OutboxItem[],
  userId: string,
  heldUp: ReadonlySet<string>,
  canMerge: (kind: string) => boolean,
): OutboxItem[] {
  const waiting = items.filter((item) => item.userId === userId && !item.refusal);
  const first = waiting.find(({ lane }) => !heldUp.has(lane));
  if (!first) return [];
  if (!canMerge(first.kind)) return [first];
  return waiting.filter(({ lane }) => lane === first.lane);
}

/** 1, 2, 4, 8, 16, then every 30 seconds. */
export const retryDelay = (failures: number): number =>
  Math.min(1000 * 2 ** (failures - 1), 30_000);
