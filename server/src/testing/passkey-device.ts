import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();
const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

export class PasskeyDevice {
  #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #id = randomBytes(16);
  #counter = 0;
  origin: string;
  checksHolder = true;

  constructor(origin: string) {
    this.origin = origin;
  }

  register({ challenge }: { challenge: string }) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]),
    );
    const length = Buffer.from([0, this.#id.length]);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.#id, key]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(Buffer.concat([this.#state(WITH_KEY), credential]))],
    ]);
    const attestationObject = Buffer.from(isoCBOR.encode(attestation as never));
    return this.#answer({
      clientDataJSON: this.#clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    });
  }

  signIn({ challenge }: { challenge: string }, userId: string) {
    this.#counter++;
    const clientData = this.#clientData('webauthn.get', challenge);
    const state = this.#state(0);
    const signed = Buffer.concat([state, sha256(clientData)]);
    return this.#answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: state.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
      userHandle: Buffer.from(userId).toString('base64url'),
    });
  }

  /** A counter that goes back is the sign of a copied passkey. */
  turnBack(uses: number): void {
    this.#counter -= uses;
  }

  #answer<Answer>(response: Answer) {
    const id = this.#id.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const, response, clientExtensionResults: {} };
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(
      JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }),
    );
  }

  #state(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const all = flags | PRESENT | (this.checksHolder ? VERIFIED : 0);
    return Buffer.concat([sha256(new URL(this.origin).hostname), Buffer.from([all]), counter]);
  }
}
