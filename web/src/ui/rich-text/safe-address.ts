const SCHEMES = /^(https?|ircs?|mailto|xmpp)$/i;

export function safeAddress(address: string): string {
  const colon = address.indexOf(':');
  if (colon === -1) return address;
  const isRelative = /[/?#]/.test(address.slice(0, colon));
  return isRelative || SCHEMES.test(address.slice(0, colon)) ? address : '';
}

export function isOwnAddress(address: string): boolean {
  if (address === '' || /[\\\t\n\r]/.test(address)) return false;
  const own = window.location.origin;
  return URL.canParse(address, own) && new URL(address, own).origin === own;
}
