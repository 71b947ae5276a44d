import { auth } from '../lib/auth.ts';
import { debugLog } from '../lib/debug-log.ts';
import { drafts } from '../lib/drafts.ts';
import { sessionStore } from './session-store.ts';
import { leaveTo } from './way-back.ts';

/**
 * Signs out on this device, and everywhere with `global`. The device forgets the session even when
 * the server cannot be told. `next` is where the next sign-in leads.
 */
export async function signOut(
  options: { scope?: 'local' | 'global'; next?: string } = {},
): Promise<void> {
  if (options.next) leaveTo(options.next);
  drafts.forgetAll();
  const { error } = await auth.signOut({ scope: options.scope ?? 'local' });
  if (error) debugLog.add('auth', 'sign-out was not confirmed', error);
  if (sessionStore.get().session) sessionStore.forget();
}
