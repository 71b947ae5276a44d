export interface Client {
  address: string;
  network: string;
  device: string;
  userAgent: string | null;
}
