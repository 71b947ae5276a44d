import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FIXED_TERM_TEXT } from '@hearthway/domain/payments/messages';
import { OUTSIDE_LINKS, type PublicConfig } from '@hearthway/domain/public-config';
import type { Plugin } from 'vite';

const productName = process.env.PRODUCT_NAME ?? 'Hearthway';

const config: PublicConfig = {
  productName,
  logoUrl: null,
  links: Object.fromEntries(
    OUTSIDE_LINKS.map((name) => [name, `https://${name.toLowerCase()}.example.com/`]),
  ) as PublicConfig['links'],
  practiceContacts: {},
  videoHosts: [],
  plans: {
    premium: { price: null, trial: null },
    premiumPlus: { price: null, trial: null, adds: [] },
    ...FIXED_TERM_TEXT,
  },
  words: {},
  takesPayments: false,
  termsVersion: '2025-01',
  authUrl: '/auth/v1',
  guideModel: null,
  coachIsWorded: false,
  gallery: true,
};

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const fillPlaceholders = (html: string) =>
  html
    .replaceAll('__PRODUCT_NAME__', () => escapeAttribute(productName))
    .replaceAll('__CONFIG_JSON__', () => escapeAttribute(JSON.stringify(config)));

export function localConfig(): Plugin {
  let outDir = '';
  let serving = false;
  return {
    name: 'hearthway:local-config',
    configResolved(resolved) {
      outDir = resolve(resolved.root, resolved.build.outDir);
      serving = resolved.command === 'serve';
    },
    transformIndexHtml: (html) => (serving ? fillPlaceholders(html) : html),
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next();
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(fillPlaceholders(readFileSync(join(outDir, 'index.html'), 'utf8')));
      });
    },
  };
}
