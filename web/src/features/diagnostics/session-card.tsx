import { formatClock } from '@hearthway/domain/format';
import { useState } from 'react';
import { debugLog } from '../../lib/debug-log.ts';
import { useNow } from '../../lib/use-now.ts';
import { auth, signOut, useStoredSession } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { FactList } from './fact-list.tsx';
import { timeLeft } from './time-left.ts';

export function SessionCard() {
  const { session, lastEvent } = useStoredSession();
  const now = useNow();
  const [message, setMessage] = useState('');

  async function refresh() {
    setMessage('Refreshing…');
    const { error } = await auth.refreshSession();
    if (error) debugLog.add('session', 'forced refresh failed', error);
    setMessage(error ? error.message : 'The token was refreshed.');
  }

  async function signOutHere() {
    await signOut({ scope: 'local' });
    setMessage('Signed out on this device.');
  }

  return (
    <Card>
      <CardTitle>Session</CardTitle>
      {!session && <CardText>No one is signed in.</CardText>}
      <FactList
        facts={[
          ['Last auth event', lastEvent ?? 'none yet'],
          ...(session
            ? ([
                ['User id', session.userId],
                ['Email', session.email ?? '—'],
                [
                  'Expires',
                  `${formatClock(new Date(session.expiresAt))} (${timeLeft(session.expiresAt, now)})`,
                ],
                ['Refresh token', session.refreshToken ? 'exists' : 'missing'],
              ] as const)
            : []),
        ]}
      />
      {session && (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button variant="outline" onClick={() => void signOutHere()}>
            Sign out (local)
          </Button>
          <Button variant="outline" onClick={() => void refresh()}>
            Force token refresh
          </Button>
        </div>
      )}
      <p role="status" className="mt-3 text-muted text-sm empty:hidden">
        {message}
      </p>
    </Card>
  );
}
