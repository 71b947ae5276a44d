/** The number behind a tel: address, or null when the address is none. */
export function phoneNumber(address: string): string | null {
  return /^tel:/i.test(address) ? decodeURIComponent(address.slice(4)).trim() : null;
}
