import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config.ts';

export function securityHeaders(config: Config): MiddlewareHandler {
  const { publicUrl, external } = config.auth;
  const origins = (...urls: (string | null | undefined)[]) =>
    urls.filter((url) => url && /^https?:/.test(url)).map((url) => new URL(url as string).origin);
  const isHttps = publicUrl.startsWith('https:');
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      // Dialogs, scroll areas and toasts insert style elements, and styles cannot run code.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', ...origins(config.public.logoUrl)],
      connectSrc: ["'self'", ...origins(external?.url)],
      fontSrc: ["'self'"],
      frameSrc: framesFrom(config.public.videoHosts),
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(isHttps && { upgradeInsecureRequests: [] }),
    },
    strictTransportSecurity: isHttps ? 'max-age=31536000; includeSubDomains' : false,
    referrerPolicy: 'no-referrer',
    xFrameOptions: 'DENY',
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
  });
}

/** Never returns an empty list, because that would allow every host. */
export const framesFrom = (videoHosts: readonly string[]): string[] =>
  videoHosts.length > 0 ? [...videoHosts] : ["'none'"];
