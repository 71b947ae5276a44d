export interface Client {
  address: string;
  /** The unit that rate limits count: an IPv4 address or an IPv6 /64. */
  network: string;
  /** Random id from this browser's cookie. Grants nothing; it only marks a known browser. */
  device: string;
  userAgent: string | null;
}
