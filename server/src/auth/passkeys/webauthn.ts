/** The library, with the first passkey: loading it takes a tenth of a start, and most days need none. */
export const webauthn = () => import('@simplewebauthn/server');
