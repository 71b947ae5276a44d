import type { Deps } from '../deps.ts';
import { AccessTokens, type TokenVerifier } from './access-tokens.ts';
import { externalTokens } from './external-tokens.ts';
import { configureHashThreads } from './hashing/hash-threads.ts';
import { setPasswordCost } from './hashing/password-hash.ts';
import { KeyRing } from './key-ring.ts';

type AuthDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'jobs' | 'outbox' | 'log'>;

export interface Auth extends AuthDeps {
  keys: KeyRing;
  tokens: AccessTokens;
  verifier: TokenVerifier;
}

export function createAuth({ config, db, clock, jobs, outbox, log }: AuthDeps): Auth {
  const { auth } = config;
  configureHashThreads(config.requestTimeoutMs, auth.hashThreads);
  setPasswordCost(auth.passwordCost);
  const keys = new KeyRing(db, clock, auth.keysSecret);
  const tokens = new AccessTokens(keys, clock, {
    issuer: `${auth.publicUrl}/auth/v1`,
    seconds: auth.accessTokenSeconds,
  });
  const verifier = auth.external ? externalTokens(auth.external, clock) : tokens;
  return { config, db, clock, jobs, outbox, log, keys, tokens, verifier };
}
