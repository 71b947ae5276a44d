/**
 * The latest change wins. If a device's clock is ahead, its change would be dated in the future and
 * win over all later ones, so such a time is replaced by the current one.
 */
export const clampToNow = (at: string, now: Date): Date =>
  new Date(Math.min(Date.parse(at), now.getTime()));
