import { CONFIRMATION_LINK } from '@hearthway/domain/identity/lifetimes';
import type { AuthError, GoTrueClient } from '@supabase/auth-js';
import { storage } from '../../lib/storage.ts';
import type { StoredSession } from '../../session/auth-storage.ts';

export interface Tokens {
  access_token: string;
  refresh_token: string;
}

export type Arrival =
  | { kind: 'welcome'; tokens: Tokens }
  | { kind: 'uninvited'; tokens: Tokens; here: string; arriving: string }
  | { kind: 'refused'; error: AuthError };

interface ArrivalDeps {
  stored: () => StoredSession | null;
  /**
   * The temporary client has no storage, so that refusing its session does not sign out the current
   * member.
   */
  createTemporaryClient: () => Pick<GoTrueClient, 'setSession'>;
  now: () => number;
}

/** Anybody can craft a sign-in link, so only the server can say whose session a link contains. */
export async function checkArrival(tokens: Tokens, deps: ArrivalDeps): Promise<Arrival> {
  const here = deps.stored();
  if (!here) return { kind: 'welcome', tokens };
  const { data, error } = await deps.createTemporaryClient().setSession(tokens);
  if (error) return { kind: 'refused', error };
  const { session } = data;
  if (!session) return { kind: 'welcome', tokens };
  const { access_token, refresh_token, user } = session;
  // `setSession` may have renewed the tokens, which makes those from the link invalid.
  const fresh = { access_token, refresh_token };
  const isExpected = user.id === here.userId || wasLinkRequested(user.email, deps.now());
  if (isExpected) return { kind: 'welcome', tokens: fresh };
  return {
    kind: 'uninvited',
    tokens: fresh,
    here: here.email ?? UNKNOWN_MEMBER,
    arriving: user.email ?? UNKNOWN_MEMBER,
  };
}

const UNKNOWN_MEMBER = 'another member';
const LINK_REQUEST_KEY = 'hearthway.link-asked-for';

export function rememberLinkRequest(email: string, now = Date.now()): void {
  storage.set(LINK_REQUEST_KEY, JSON.stringify({ email: email.toLowerCase(), at: now }));
}

function wasLinkRequested(email: string | undefined, now: number): boolean {
  try {
    const asked = JSON.parse(storage.get(LINK_REQUEST_KEY) ?? 'null');
    const isRecent = asked?.at <= now && now - asked.at < CONFIRMATION_LINK;
    return isRecent && asked.email === email?.toLowerCase();
  } catch {
    return false;
  }
}
