import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppEnv } from './app-env.ts';
import { gzipIfWorthIt } from './compression.ts';

/**
 * Responses are personal, so they must not be cached. JSON responses get all headers at once,
 * because adding them one by one takes longer than many queries.
 */
export const personalJson = (commonHeaders: Record<string, string>) =>
  createMiddleware<AppEnv>(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    const { json, header, status } = c;
    const headers = {
      ...commonHeaders,
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      Vary: 'Accept-Encoding',
      'X-Request-Id': c.get('requestId'),
    };
    let text = '';
    const createJson = (value: unknown, chosen?: ContentfulStatusCode | object, own?: object) => {
      if (own || typeof chosen === 'object')
        return json(value as object, chosen as never, own as never);
      text = JSON.stringify(value);
      return complete(c, new Response(text, { status: chosen ?? 200, headers }));
    };
    const restore = () => Object.assign(c, { json, header, status });
    Object.assign(c, {
      json: createJson,
      header(...args: Parameters<typeof header>) {
        restore();
        header(...args);
      },
      status(code: Parameters<typeof status>[0]) {
        restore();
        status(code);
      },
    });
    await next();
    if (c.get('complete') !== c.res) return;
    const bytes = await gzipIfWorthIt(c, text);
    if (!bytes) return;
    const compressed = new Response(bytes, {
      status: c.res.status,
      headers: { ...headers, 'Content-Encoding': 'gzip' },
    });
    c.res = undefined;
    c.res = complete(c, compressed);
  });

function complete(c: Context<AppEnv>, response: Response): Response {
  c.set('complete', response);
  return response;
}
