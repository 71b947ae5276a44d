import { tableSchema } from '@milkdown/preset-gfm';

/** The box in which members see a table: a wide one scrolls by itself instead of the page. */
export const scrollingTables = tableSchema.extendSchema((original) => (ctx) => ({
  ...original(ctx),
  toDOM: () => ['div', { class: 'table-scroll' }, ['table', ['tbody', 0]]],
}));
