const FLAGS_AT = 32;
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;

interface Assertion {
  clientData: string;
  authenticatorData: Uint8Array;
  challenge: string;
  origin: string;
}

export function isVerified({ clientData, authenticatorData, challenge, origin }: Assertion) {
  const client = JSON.parse(clientData);
  const flags = authenticatorData[FLAGS_AT] ?? 0;
  const wanted = USER_PRESENT | USER_VERIFIED;
  return (
    client.type === 'webauthn.get' &&
    client.challenge === challenge &&
    client.origin === origin &&
    (flags & wanted) === wanted
  );
}
