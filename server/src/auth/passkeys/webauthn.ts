/**
 * The WebAuthn library is loaded on demand, because it makes the server start ten percent slower.
 */
export const webauthn = () => import('@simplewebauthn/server');
