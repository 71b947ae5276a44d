export interface OutboxItem<Payload = unknown> {
  id: string;
  userId: string;
  kind: string;
  lane: string;
  payload: Payload;
  at: number;
  refusal: Refusal | null;
  hasFailed?: boolean;
}

export interface Refusal {
  title: string;
  detail: string;
}

export interface OutboxStore {
  all(): Promise<OutboxItem[]>;
  put(item: OutboxItem): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
}

export type WriteEvent<Payload = unknown, Answer = unknown> =
  | { type: 'added'; kind: string; payload: Payload }
  | { type: 'sent'; kind: string; payload: Payload; answer: Answer }
  | { type: 'refused'; kind: string; payload: Payload; code: string }
  | { type: 'failed'; kind: string; payload: Payload }
  | { type: 'signed-out'; kind: string; payload: Payload; message: string };

export interface Sender<Payload, Answer> {
  kind: string;
  merge?(payloads: Payload[]): Payload;
  send(payload: Payload): Promise<Answer>;
  refusal(code: string, payload: Payload): Refusal;
  /** Other tabs get every event except `signed-out`, because each tab detects a sign-out itself. */
  onEvent(event: WriteEvent<Payload, Answer>): void;
}

/**
 * After a network or server error, the write is sent again. After a 401, it is sent once the member
 * has signed in again.
 */
export function attemptOutcome(status: number): 'unreachable' | 'signed-out' | 'later' | 'refused' {
  if (status === 0) return 'unreachable';
  if (status === 401) return 'signed-out';
  return status >= 500 || status === 408 || status === 425 || status === 429 ? 'later' : 'refused';
}

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
