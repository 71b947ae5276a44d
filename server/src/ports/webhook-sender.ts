import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopback, isPublicAddress } from './public-address.ts';

const TIMEOUT_MS = 10_000;
const MAX_HEADER_BYTES = 8 * 1024;

export interface WebhookRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

export interface WebhookAnswer {
  status: number | null;
  error: string | null;
  retryAfterSeconds: number | null;
}

export type WebhookSender = (request: WebhookRequest) => Promise<WebhookAnswer>;

export interface WebhookSenderOptions {
  allowsLoopback: boolean;
  timeoutMs?: number;
  lookup?: typeof dns.lookup;
}

/**
 * Nothing may be sent to internal addresses. The IP address of a host name is checked later, when
 * the connection is opened.
 */
export function refuseAddress(
  url: string,
  { allowsLoopback }: Pick<WebhookSenderOptions, 'allowsLoopback'>,
): 'protocol' | 'credentials' | 'not_public' | null {
  if (!URL.canParse(url)) return 'protocol';
  const { protocol, username, password, hostname } = new URL(url);
  if (username || password) return 'credentials';
  const host = bare(hostname);
  const isThisMachine = host === 'localhost' || (isIP(host) !== 0 && isLoopback(host));
  if (allowsLoopback && isThisMachine && /^https?:$/.test(protocol)) return null;
  if (protocol !== 'https:') return 'protocol';
  if (isIP(host) !== 0) return isPublicAddress(host) ? null : 'not_public';
  return /\./.test(host) && !/\.(localhost|local|internal|lan|home\.arpa)\.?$/.test(host)
    ? null
    : 'not_public';
}

const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '').toLowerCase();

/**
 * The address is looked up and checked when the connection is opened, so that a host name cannot
 * change its address after the check.
 */
export function webhookSender({
  allowsLoopback,
  timeoutMs = TIMEOUT_MS,
  lookup = dns.lookup,
}: WebhookSenderOptions): WebhookSender {
  return async ({ url, headers, body }) => {
    if (refuseAddress(url, { allowsLoopback })) return failed('ADDRESS_REFUSED');
    const address = new URL(url);
    const isPlain = address.protocol === 'http:';
    const isAllowed = (ip: string) =>
      (allowsLoopback && isLoopback(ip)) || (!isPlain && isPublicAddress(ip));
    return new Promise((resolve) => {
      const request = (isPlain ? http : https).request(address, {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        // Each request opens its own connection, because a reused one would skip the address check.
        agent: false,
        lookup: guardedLookup(lookup, isAllowed),
        maxHeaderSize: MAX_HEADER_BYTES,
      });
      const timer = setTimeout(() => finish(failed('TIMEOUT')), timeoutMs);
      function finish(answer: WebhookAnswer) {
        clearTimeout(timer);
        resolve(answer);
        request.destroy();
      }
      request.on('response', ({ statusCode, headers: answered }) =>
        finish({
          status: statusCode ?? null,
          error: null,
          retryAfterSeconds: readRetryAfter(answered['retry-after']),
        }),
      );
      request.on('error', (error: NodeJS.ErrnoException) =>
        finish(failed(/^[A-Z\d_]{1,60}$/.test(error.code ?? '') ? error.code : undefined)),
      );
      request.end(body);
    });
  };
}

const failed = (error = 'NO_CONNECTION'): WebhookAnswer => ({
  ...{ status: null, error, retryAfterSeconds: null },
});

class AddressRefused extends Error {
  override name = 'AddressRefused';
  code = 'ADDRESS_REFUSED';
}

/** If any IP address of a host name is internal, the host name is refused. */
function guardedLookup(
  lookup: typeof dns.lookup,
  isAllowed: (ip: string) => boolean,
): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new AddressRefused(), '', 0);
      if (!addresses.every(({ address }) => isAllowed(address))) {
        return callback(new AddressRefused('this name leads to an internal address'), '', 0);
      }
      if (options.all) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
  };
}

function readRetryAfter(header: string | undefined): number | null {
  const seconds = Number(header);
  return header && Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null;
}
