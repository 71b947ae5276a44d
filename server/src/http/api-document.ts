import { type Env, Hono, type Schema } from 'hono';
import { generateSpecs } from 'hono-openapi';
import { escapeHtml } from '../escape-html.ts';

export function apiDocument<E extends Env, S extends Schema>(
  api: Hono<E, S>,
  productName: string,
): Hono {
  let document: Promise<ApiDocument> | undefined;
  // Generating the document takes a third of a second, and few servers are ever asked for it.
  const getDocument = () => {
    document ??= generateSpecs(api, {
      documentation: {
        info: { title: `${productName} API`, version: '1' },
        servers: [{ url: '/api' }],
        security: [{ session: [] }],
        components: {
          securitySchemes: {
            session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
            token: { type: 'http', scheme: 'bearer', bearerFormat: 'API token (hwt_…)' },
          },
        },
      },
    });
    return document;
  };
  return new Hono()
    .get('/openapi.json', async (c) => c.json(await getDocument()))
    .get('/docs', async (c) => c.html(readablePage(await getDocument(), productName)));
}

type ApiDocument = Awaited<ReturnType<typeof generateSpecs>>;

function readablePage(document: ApiDocument, productName: string): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, operation]) => ({ path, method, operation })),
  );
  const sections = operations.map(
    ({ path, method, operation }) => `
      <section>
        <h2><code>${method.toUpperCase()} /api${escapeHtml(path)}</code></h2>
        <p>${escapeHtml((operation as { summary?: string }).summary ?? '')}</p>
        <details><summary>Shapes</summary><pre>${escapeHtml(JSON.stringify(operation, null, 2))}</pre></details>
      </section>`,
  );
  return `<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <title>API · ${escapeHtml(productName)}</title>
        <style>
          body { font: 17px/1.55 system-ui, sans-serif; max-width: 60rem; margin: 3rem auto; padding: 0 1rem; color-scheme: light dark }
          section { border-top: 1px solid #8884; padding: .5rem 0 }
          pre { overflow: auto; font-size: 14px }
        </style>
      </head>
      <body>
        <h1>${escapeHtml(productName)} API</h1>
        <p>Every call carries <code>Authorization: Bearer</code> with an access token from
          <code>/auth/v1</code>, or, below <code>/api/v1</code>, with an API token that an admin
          creates at the desk. Refusals are <code>application/problem+json</code> with a stable
          <code>code</code>. The same as data: <a href="/api/openapi.json">openapi.json</a>.</p>
        ${sections.join('')}
      </body>
    </html>`;
}
