export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushMessage {
  /** What only the browser can read. */
  payload: string;
  /** How long the push service is to keep it for a device that is off. */
  ttlSeconds: number;
  /** A later message with the same topic replaces one that waits. */
  topic: string;
}

/** What a push service said: taken, gone for good, or to come back later. */
export type PushAnswer = { kind: 'taken' } | { kind: 'gone' } | { kind: 'later'; seconds: number };

export interface PushService {
  /** Throws when it is worth another attempt; `PushRefused` when it is not. */
  send(target: PushTarget, message: PushMessage): Promise<PushAnswer>;
}

/** The push service will not take it however often it is sent. */
export class PushRefused extends Error {
  override name = 'PushRefused';
  code: string;
  constructor(status: number) {
    super('a push service refused a message');
    this.code = `HTTP_${status}`;
  }
}

class PushFailed extends Error {
  override name = 'PushFailed';
  code: string;
  constructor(status: number) {
    super('a push service did not take a message');
    this.code = `HTTP_${status}`;
  }
}

export interface PushPatience {
  /** How long one message may take, from the first byte to the answer. */
  answerMs: number;
  /** How long a service that let a message wait for nothing is left alone. */
  restMs: number;
}

const PATIENCE: PushPatience = { answerMs: 10_000, restMs: 60_000 };
const LATER_SECONDS = 60;
const MOST_LATER_SECONDS = 3600;

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * RFC 8030 with the encryption of RFC 8291 and the signature of RFC 8292. A service that does not
 * answer is left alone for a while, so that those which do need not wait behind it.
 */
export function webPushService(
  keys: VapidKeys,
  subject: string,
  { answerMs, restMs } = PATIENCE,
): PushService {
  const restingUntil = new Map<string, number>();
  return {
    async send({ endpoint, p256dh, auth }, { payload, ttlSeconds, topic }) {
      const { origin } = new URL(endpoint);
      const rest = (restingUntil.get(origin) ?? 0) - performance.now();
      if (rest > 0) return { kind: 'later', seconds: Math.ceil(rest / 1000) };
      restingUntil.delete(origin);
      // With the first message: a start does without it.
      const { default: webpush } = await import('web-push');
      const request = webpush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        payload,
        {
          vapidDetails: { subject, ...keys },
          TTL: ttlSeconds,
          topic,
          urgency: 'normal',
          contentEncoding: 'aes128gcm',
        },
      );
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: request.headers as Record<string, string>,
        body: new Uint8Array(request.body ?? []),
        redirect: 'error',
        signal: AbortSignal.timeout(answerMs),
      }).catch((error: Error) => {
        if (error.name === 'TimeoutError') restingUntil.set(origin, performance.now() + restMs);
        throw error;
      });
      // What it says beside its status is of no interest, however long it takes to say it.
      response.body?.cancel().catch(() => {});
      return answerOf(response);
    },
  };
}

function answerOf({ ok, status, headers }: Response): PushAnswer {
  if (ok) return { kind: 'taken' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 429) return { kind: 'later', seconds: secondsOf(headers.get('retry-after')) };
  if (status >= 500 || status === 408) throw new PushFailed(status);
  throw new PushRefused(status);
}

/** `Retry-After` in seconds or as a date; a service that asks for days is asked again in an hour. */
function secondsOf(header: string | null): number {
  const seconds = Number(header);
  const byDate = (Date.parse(header ?? '') - Date.now()) / 1000;
  const wanted = [header ? seconds : Number.NaN, byDate].find(Number.isFinite) ?? LATER_SECONDS;
  return Math.min(Math.max(1, Math.ceil(wanted)), MOST_LATER_SECONDS);
}
