/** Where a request comes from, for limits and for the list of sessions. */
export interface Client {
  address: string;
  /** What limits count the address by. */
  network: string;
  /** A random name that this browser keeps. It opens nothing; it tells it from a stranger's. */
  device: string;
  userAgent: string | null;
}
