import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';

/**
 * Behind a proxy that is not trusted all members share the proxy's address, and with it its limits.
 * Said once: anybody can send such a header, and a warning for each would be a flood.
 */
export function tellOfUntrustedProxy(log: Logger) {
  let isTold = false;
  return createMiddleware(async (c, next) => {
    if (!isTold && (c.req.header('x-forwarded-for') ?? c.req.header('forwarded')) !== undefined) {
      isTold = true;
      log.warn(
        'a request says that a proxy passed it on, which is not believed: everybody behind it counts as one. If the proxy is yours, set TRUST_PROXY=on.',
      );
    }
    await next();
  });
}
