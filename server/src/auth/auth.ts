import type { Deps } from '../deps.ts';
import { Outbox } from '../mail/outbox.ts';
import { AccessTokens, type TokenVerifier } from './access-tokens.ts';
import { externalTokens } from './external-tokens.ts';
import { hashWithin } from './hashing/hash-threads.ts';
import { hashAtCost } from './hashing/password-hash.ts';
import { KeyRing } from './key-ring.ts';

/** What the verbs of auth work with: the app's dependencies and what one process shares. */
export interface Auth extends Deps {
  keys: KeyRing;
  tokens: AccessTokens;
  outbox: Outbox;
  /** Checks tokens of the data API: our own, or those of the external server that is in our place. */
  verifier: TokenVerifier;
}

/** Made once for a process: its routes and its session check share keys and verified tokens. */
export function createAuth(deps: Deps): Auth {
  const { auth } = deps.config;
  hashWithin(deps.config.requestTimeoutMs, auth.hashThreads);
  hashAtCost(auth.passwordCost);
  const keys = new KeyRing(deps.db, deps.clock, deps.config.auth.keysSecret);
  const tokens = new AccessTokens(keys, deps.clock, {
    issuer: `${auth.publicUrl}/auth/v1`,
    seconds: auth.accessTokenSeconds,
  });
  const verifier = auth.external ? externalTokens(auth.external, deps.clock) : tokens;
  const outbox = new Outbox(deps);
  return { ...deps, keys, tokens, outbox, verifier };
}
