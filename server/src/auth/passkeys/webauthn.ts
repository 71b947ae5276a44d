/** Loaded with the first passkey: it would add a tenth to every start. */
export const webauthn = () => import('@simplewebauthn/server');
