/** All ids of PostgreSQL advisory locks are in this list, so that no two locks use the same id. */
export const ADVISORY_LOCK = {
  migration: 724_611,
  signingKey: 724_612,
  content: 724_613,
  jobQueue: 724_614,
  backup: 724_615,
  restore: 724_616,
  exportPlaces: 724_617,
  letters: 724_618,
} as const;
