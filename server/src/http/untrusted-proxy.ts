import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';

/**
 * Behind an untrusted proxy, all members share the proxy's IP address and therefore one rate limit.
 * The operator is warned only once per process, because anyone can send the header.
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
