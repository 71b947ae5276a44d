/** Times come from the device, whose clock may be ahead; none may be in the future. */
export const clampToNow = (at: string, now: Date): Date =>
  new Date(Math.min(Date.parse(at), now.getTime()));
