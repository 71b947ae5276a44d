import { imageSchema } from '@milkdown/preset-commonmark';
import { isOwnAddress } from '../../ui/rich-text/safe-address.ts';

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
