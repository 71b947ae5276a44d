import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';

/**
 * Behind an untrusted proxy, all members share its IP address and one rate limit. The warning
 * appears only once, because anyone can send the header.
 */
export function warnOfUntrustedProxy(log: Logger) {
  let hasWarned = false;
  return createMiddleware(async (c, next) => {
    if (
      !hasWarned &&
      (c.req.header('x-forwarded-for') ?? c.req.header('forwarded')) !== undefined
    ) {
      hasWarned = true;
      log.warn(
        'a request has a proxy header, which is ignored: everyone behind that proxy shares one rate limit. If the proxy is yours, set TRUST_PROXY=on.',
      );
    }
    await next();
  });
}
