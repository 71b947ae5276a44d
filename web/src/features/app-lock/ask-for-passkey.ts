import { isVerified } from './assertion.ts';

const toText = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
const fromText = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

export const canUsePasskeys = () => 'PublicKeyCredential' in globalThis;

/**
 * The device itself checks the fingerprint, face or screen lock. No server is involved, because the
 * app must also unlock offline.
 */
export async function askForPasskey(
  memberId: string,
  known?: { credentialId: string },
): Promise<{ credentialId: string } | null> {
  const challenge = crypto.getRandomValues(new Uint8Array(32));
  try {
    const credential = await navigator.credentials.get({
      publicKey: {
        challenge,
        userVerification: 'required',
        allowCredentials: known ? [{ type: 'public-key', id: fromText(known.credentialId) }] : [],
      },
    });
    if (!(credential instanceof PublicKeyCredential)) return null;
    const response = credential.response as AuthenticatorAssertionResponse;
    const credentialId = toText(credential.rawId);
    const isOwn = known
      ? credentialId === known.credentialId
      : response.userHandle !== null && new TextDecoder().decode(response.userHandle) === memberId;
    const verified = isVerified({
      clientData: new TextDecoder().decode(response.clientDataJSON),
      authenticatorData: new Uint8Array(response.authenticatorData),
      challenge: toText(challenge.buffer),
      origin: window.location.origin,
    });
    return isOwn && verified ? { credentialId } : null;
  } catch {
    return null;
  }
}
