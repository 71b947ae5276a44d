export interface Client {
  address: string;
  /** An IPv4 address or an IPv6 /64 block. One IPv6 customer usually owns the whole block. */
  network: string;
  /** A random id from a cookie, which grants no access and only identifies a known browser. */
  device: string;
  userAgent: string | null;
}
