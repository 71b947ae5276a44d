export interface Client {
  address: string;
  /** An IPv4 address, or an IPv6 /64 block because one customer usually owns the whole block. */
  network: string;
  device: string;
  userAgent: string | null;
}
