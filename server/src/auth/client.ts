export interface Client {
  address: string;
  /**
   * The caller's network, by which rate limits count requests: an IPv4 address or an IPv6 /64
   * block.
   */
  network: string;
  /**
   * Random id from the browser's device cookie. It grants no access; it only identifies a browser
   * that has signed in before.
   */
  device: string;
  userAgent: string | null;
}
