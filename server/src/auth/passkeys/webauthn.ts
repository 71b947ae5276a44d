/** The library is loaded with the first passkey, because it slows down a start by a tenth. */
export const webauthn = () => import('@simplewebauthn/server');
