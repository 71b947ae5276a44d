export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushMessage {
  payload: string;
  ttlSeconds: number;
  topic: string;
}

export type PushAnswer = { kind: 'taken' } | { kind: 'gone' } | { kind: 'later'; seconds: number };

export interface PushService {
  send(target: PushTarget, message: PushMessage): Promise<PushAnswer>;
}

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
/**
 * The addresses of push services come from members, who could send any number of them. So the
 * number of remembered services is limited.
 */
const MAX_RESTING = 100;
const LATER_SECONDS = 60;
const MAX_LATER_SECONDS = 3600;

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** A push service that times out is skipped for a while, so that it does not delay the others. */
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
        if (error.name === 'TimeoutError') {
          if (restingUntil.size >= MAX_RESTING) restingUntil.clear();
          restingUntil.set(origin, performance.now() + restMs);
        }
        throw error;
      });
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

function parseRetryAfter(header: string | null): number {
  const seconds = Number(header);
  const byDate = (Date.parse(header ?? '') - Date.now()) / 1000;
  const wanted = [header ? seconds : Number.NaN, byDate].find(Number.isFinite) ?? LATER_SECONDS;
  return Math.min(Math.max(1, Math.ceil(wanted)), MAX_LATER_SECONDS);
}
