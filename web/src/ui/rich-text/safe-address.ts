const SCHEMES = /^(https?|ircs?|mailto|xmpp)$/i;

/** Returns the URL if it is relative or has an allowed scheme, otherwise an empty string. */
export function safeAddress(address: string): string {
  const colon = address.indexOf(':');
  if (colon === -1) return address;
  const isRelative = /[/?#]/.test(address.slice(0, colon));
  return isRelative || SCHEMES.test(address.slice(0, colon)) ? address : '';
}

/** Whether the URL is on this site, so that loading it contacts no other server. */
export function isOwnAddress(address: string): boolean {
  if (address === '' || /[\\\t\n\r]/.test(address)) return false;
  const own = window.location.origin;
  return URL.canParse(address, own) && new URL(address, own).origin === own;
}
