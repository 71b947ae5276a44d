/** When something was done, by the device. Its clock may run ahead, but nothing happens after now. */
export const momentOf = (at: string, now: Date): Date =>
  new Date(Math.min(Date.parse(at), now.getTime()));
