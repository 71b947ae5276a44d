/**
 * The WebAuthn library is loaded on first use, because loading it at start makes the start ten
 * percent slower.
 */
export const webauthn = () => import('@simplewebauthn/server');
