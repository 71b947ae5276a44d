import { rememberedFirstName } from './first-name.ts';
import { useMe } from './me.ts';
import { useStoredSession } from './session-store.ts';

export interface MemberSession {
  status: 'loading' | 'signed-in' | 'signed-out';
  firstName: string | null;
}

/** Who the shell greets. Storage answers at once, so nothing has to be waited for. */
export function useSession(): MemberSession {
  const { session } = useStoredSession();
  const me = useMe();
  if (!session) return { status: 'signed-out', firstName: null };
  const firstName = me.data?.firstName ?? rememberedFirstName(session.userId);
  return { status: 'signed-in', firstName };
}
