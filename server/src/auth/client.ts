export interface Client {
  address: string;
  /**
   * For IPv4, the address. For IPv6, its /64 block, because one customer usually owns the whole
   * block.
   */
  network: string;
  device: string;
  userAgent: string | null;
}
