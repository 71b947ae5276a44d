/**
 * Loads the WebAuthn library when the first passkey is used, because loading it at every start
 * would make the start a tenth slower.
 */
export const webauthn = () => import('@simplewebauthn/server');
