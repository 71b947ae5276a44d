import type { Plugin } from 'vite';

const stylesheet = /\n *<link rel="stylesheet"[^>]*>/;
const themeScript = /\n *<script src="\/theme\.js">/;

/** The stylesheet starts the font downloads, so scripts must not compete with it for bandwidth. */
export function headOrder(): Plugin {
  return {
    name: 'hearthway:head-order',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const [styles] = html.match(stylesheet) ?? [];
        if (!styles || !themeScript.test(html))
          throw new Error(
            'index.html no longer matches what head-order.ts expects: check the stylesheet link and the theme script',
          );
        return html
          .replace(stylesheet, '')
          .replace(themeScript, (theme) => styles + theme)
          .replaceAll('<script type="module"', '$& fetchpriority="low"')
          .replaceAll('rel="modulepreload"', '$& fetchpriority="low"');
      },
    },
  };
}
