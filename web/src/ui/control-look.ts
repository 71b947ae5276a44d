export const controlLook =
  'w-full min-h-12 rounded-control border-[1.5px] border-edge/70 bg-surface px-4 text-ink transition-colors placeholder:text-muted hover:border-edge disabled:opacity-55 aria-invalid:border-danger aria-invalid:bg-danger/4';
