/** Limits a time sent by a device to the present, because the device's clock may be ahead. */
export const clampToNow = (at: string, now: Date): Date =>
  new Date(Math.min(Date.parse(at), now.getTime()));
