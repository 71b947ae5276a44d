import type { Plugin } from 'vite';

const stylesheet = /\n *<link rel="stylesheet"[^>]*>/;
const themeScript = /\n *<script src="\/theme\.js">/;

/**
 * What the first picture needs comes first: the styles, and with them the fonts. The scripts would
 * take their bandwidth, and draw nothing before the last of them is there.
 */
export function headOrder(): Plugin {
  return {
    name: 'hearthway:head-order',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const [styles] = html.match(stylesheet) ?? [];
        if (!styles || !themeScript.test(html)) throw new Error('The head has changed.');
        return html
          .replace(stylesheet, '')
          .replace(themeScript, (theme) => styles + theme)
          .replaceAll('<script type="module"', '$& fetchpriority="low"')
          .replaceAll('rel="modulepreload"', '$& fetchpriority="low"');
      },
    },
  };
}
