/**
 * Ids of PostgreSQL's advisory locks. They are together, so that no two uses share one. Any number
 * will do.
 */
export const ADVISORY_LOCK = {
  migration: 724_611,
  signingKey: 724_612,
  content: 724_613,
  jobQueue: 724_614,
  backup: 724_615,
  restore: 724_616,
  exportPlaces: 724_617,
} as const;
