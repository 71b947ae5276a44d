import { createMiddleware } from 'hono/factory';
import type { Config } from '../config.ts';

export function securityHeaders(config: Config): Record<string, string> {
  const { publicUrl, external } = config.auth;
  const origins = (...urls: (string | null | undefined)[]) =>
    urls.filter((url) => url && /^https?:/.test(url)).map((url) => new URL(url as string).origin);
  const isHttps = publicUrl.startsWith('https:');
  const policy: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    // Inline styles are allowed, because dialogs, scroll areas and toasts insert style elements.
    // Styles cannot run code.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...origins(config.public.logoUrl)],
    'connect-src': ["'self'", ...origins(external?.url)],
    'font-src': ["'self'"],
    'frame-src': framesFrom(config.public.videoHosts),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(isHttps && { 'upgrade-insecure-requests': [] }),
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, values]) => [directive, ...values].join(' '))
      .join('; '),
    ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-DNS-Prefetch-Control': 'off',
    'X-Download-Options': 'noopen',
    'X-Frame-Options': 'DENY',
    'X-Permitted-Cross-Domain-Policies': 'none',
    'X-XSS-Protection': '0',
  };
}

export const addSecurityHeaders = (headers: Record<string, string>) =>
  createMiddleware(async (c, next) => {
    await next();
    if (c.get('complete') === c.res) return;
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  });

/**
 * Lists the hosts whose videos may be embedded. An empty list would allow every host, so it
 * contains `'none'` instead.
 */
export const framesFrom = (videoHosts: readonly string[]): string[] =>
  videoHosts.length > 0 ? [...videoHosts] : ["'none'"];
