/** Where a request comes from, for limits and for the list of sessions. */
export interface Client {
  address: string;
  userAgent: string | null;
}
