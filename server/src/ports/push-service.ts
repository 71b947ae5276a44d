export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushMessage {
  /** Encrypted for the browser before sending. */
  payload: string;
  /** How long the push service keeps it for a device that is offline. */
  ttlSeconds: number;
  /** A new message replaces a waiting one with the same topic. */
  topic: string;
}

/** `gone`: the subscription no longer exists. `later`: try again after that time. */
export type PushAnswer = { kind: 'taken' } | { kind: 'gone' } | { kind: 'later'; seconds: number };

export interface PushService {
  /** Throws `PushRefused` if retrying cannot help, other errors if it may. */
  send(target: PushTarget, message: PushMessage): Promise<PushAnswer>;
}

/** A permanent failure: the push service will never accept this message. */
export class PushRefused extends Error {
  override name = 'PushRefused';
  code: string;
  constructor(status: number) {
    super('the push service refused the message for good');
    this.code = `HTTP_${status}`;
  }
}

class PushFailed extends Error {
  override name = 'PushFailed';
  code: string;
  constructor(status: number) {
    super('the push service failed to accept the message');
    this.code = `HTTP_${status}`;
  }
}

export interface PushTimeouts {
  answerMs: number;
  restMs: number;
}

const TIMEOUTS: PushTimeouts = { answerMs: 10_000, restMs: 60_000 };
const LATER_SECONDS = 60;
const MAX_LATER_SECONDS = 3600;

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * RFC 8030 with the encryption of RFC 8291 and the signature of RFC 8292. A service that times out is
 * skipped for a while, so that its messages do not delay those to other services.
 */
export function webPushService(
  keys: VapidKeys,
  subject: string,
  { answerMs, restMs } = TIMEOUTS,
): PushService {
  const restingUntil = new Map<string, number>();
  return {
    async send({ endpoint, p256dh, auth }, { payload, ttlSeconds, topic }) {
      const { origin } = new URL(endpoint);
      const rest = (restingUntil.get(origin) ?? 0) - performance.now();
      if (rest > 0) return { kind: 'later', seconds: Math.ceil(rest / 1000) };
      restingUntil.delete(origin);
      // Loaded with the first message, to keep the start fast.
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
      // Only the status matters, so do not wait for the body.
      response.body?.cancel().catch(() => {});
      return toPushAnswer(response);
    },
  };
}

function toPushAnswer({ ok, status, headers }: Response): PushAnswer {
  if (ok) return { kind: 'taken' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 429)
    return { kind: 'later', seconds: parseRetryAfter(headers.get('retry-after')) };
  if (status >= 500 || status === 408) throw new PushFailed(status);
  throw new PushRefused(status);
}

/** `Retry-After` is in seconds or a date; limited to one hour. */
function parseRetryAfter(header: string | null): number {
  const seconds = Number(header);
  const byDate = (Date.parse(header ?? '') - Date.now()) / 1000;
  const wanted = [header ? seconds : Number.NaN, byDate].find(Number.isFinite) ?? LATER_SECONDS;
  return Math.min(Math.max(1, Math.ceil(wanted)), MAX_LATER_SECONDS);
}
