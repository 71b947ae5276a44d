/** A device's clock may be ahead, and a time in the future would beat all later changes. */
export const clampToNow = (at: string, now: Date): Date =>
  new Date(Math.min(Date.parse(at), now.getTime()));
