export const TILE_LOOK =
  'relative flex flex-col items-start border-line px-4 py-4 text-left font-semibold max-lg:even:border-l sm:px-5 sm:py-5 lg:not-first:border-l';
