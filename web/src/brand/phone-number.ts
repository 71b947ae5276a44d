export function parsePhoneNumber(address: string): string | null {
  return /^tel:/i.test(address) ? decodeURIComponent(address.slice(4)).trim() : null;
}
