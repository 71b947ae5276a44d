import {
  SIGN_UPS_IN_TOTAL,
  SIGN_UPS_PER_NETWORK,
  SIGN_UPS_PER_PROVIDER,
  SIGN_UPS_WINDOW,
} from '@hearthway/domain/identity/lifetimes';
import { countWithin } from '../db/count-within.ts';
import { toProviderNetwork } from '../http/client-network.ts';
import type { Auth } from './auth.ts';
import { AuthError } from './auth-error.ts';
import type { Client } from './client.ts';

export async function countSignUp(auth: Auth, { address, network }: Client): Promise<void> {
  if (!auth.config.rateLimit) return;
  const limits = new Map([
    ['sign-ups', SIGN_UPS_IN_TOTAL],
    [`sign-ups from ${network}`, SIGN_UPS_PER_NETWORK],
    [`sign-ups near ${toProviderNetwork(address)}`, SIGN_UPS_PER_PROVIDER],
  ]);
  const window = { windowMs: SIGN_UPS_WINDOW, now: auth.clock.now() };
  await auth.db.asAuth(async (tx) => {
    if (!(await countWithin(tx, limits, window))) throw tooMany();
  });
}

function tooMany(): AuthError {
  return new AuthError(
    429,
    'over_request_rate_limit',
    'Too many accounts are being created right now. Please wait ten minutes and try again.',
    { headers: { 'Retry-After': String(SIGN_UPS_WINDOW / 1000) } },
  );
}
