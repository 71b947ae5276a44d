import { CONFIRMATION_LINK } from '@hearthway/domain/identity/lifetimes';
import type { AuthError, GoTrueClient } from '@supabase/auth-js';
import { storage } from '../../lib/storage.ts';
import type { StoredSession } from '../../session/auth-storage.ts';

export interface Tokens {
  access_token: string;
  refresh_token: string;
}

/** A session that came by address, before it takes anybody's place. */
export type Arrival =
  | { kind: 'welcome'; tokens: Tokens }
  /** Another member is signed in here, and nobody here has asked for this one. */
  | { kind: 'uninvited'; tokens: Tokens; here: string; arriving: string }
  | { kind: 'refused'; error: AuthError };

interface ArrivalDeps {
  stored: () => StoredSession | null;
  /** A client that stores nothing: what is refused by the server signs nobody out here. */
  passingClient: () => Pick<GoTrueClient, 'setSession'>;
  now: () => number;
}

/** Anybody can write an address, so whose session it is counts only as the server says it. */
export async function lookAtArrival(tokens: Tokens, deps: ArrivalDeps): Promise<Arrival> {
  const here = deps.stored();
  if (!here) return { kind: 'welcome', tokens };
  const { data, error } = await deps.passingClient().setSession(tokens);
  if (error) return { kind: 'refused', error };
  const { session } = data;
  // Without an error there is a session; the library's types do not say so.
  if (!session) return { kind: 'welcome', tokens };
  const { access_token, refresh_token, user } = session;
  // An old token was exchanged by looking at it.
  const fresh = { access_token, refresh_token };
  const isExpected = user.id === here.userId || wasLinkAskedFor(user.email, deps.now());
  if (isExpected) return { kind: 'welcome', tokens: fresh };
  return {
    kind: 'uninvited',
    tokens: fresh,
    here: here.email ?? NAMELESS,
    arriving: user.email ?? NAMELESS,
  };
}

const NAMELESS = 'another member';
const ASKED = 'hearthway.link-asked-for';

/** This browser asks for a mail with a link: whoever follows it here is expected. */
export function rememberLinkAskedFor(email: string, now = Date.now()): void {
  storage.set(ASKED, JSON.stringify({ email: email.toLowerCase(), at: now }));
}

function wasLinkAskedFor(email: string | undefined, now: number): boolean {
  try {
    const asked = JSON.parse(storage.get(ASKED) ?? 'null');
    const isRecent = asked?.at <= now && now - asked.at < CONFIRMATION_LINK;
    return isRecent && asked.email === email?.toLowerCase();
  } catch {
    return false;
  }
}
