import { imageSchema } from '@milkdown/kit/preset/commonmark';
import { isOwnAddress } from '../../ui/rich-text/safe-address.ts';

/** Pictures as on members' pages: one of another host is not loaded, only named. */
export const ownPictures = imageSchema.extendSchema((before) => (ctx) => {
  const schema = before(ctx);
  return {
    ...schema,
    toDOM: (node) => {
      const { src, alt, title } = node.attrs as { src: string; alt: string; title: string };
      if (isOwnAddress(src)) return ['img', { src, alt, title }];
      const attrs = { 'data-picture': src, 'data-alt': alt, 'data-title': title };
      return ['span', attrs, `${alt || 'Picture'} (${src})`];
    },
    // Most pictures have no title; the preset takes its absence for an error.
    parseMarkdown: {
      ...schema.parseMarkdown,
      runner: (state, node, type) => {
        const { url, alt, title } = node as { url?: string; alt?: string; title?: string };
        state.addNode(type, { src: url ?? '', alt: alt ?? '', title: title ?? '' });
      },
    },
    parseDOM: [
      ...(schema.parseDOM ?? []),
      {
        tag: 'span[data-picture]',
        getAttrs: ({ dataset }) => ({
          src: dataset.picture ?? '',
          alt: dataset.alt ?? '',
          title: dataset.title ?? '',
        }),
      },
    ],
  };
});
