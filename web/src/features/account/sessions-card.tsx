import { SECURITY_TEXT } from '@hearthway/domain/account/messages';
import { formatMoment } from '@hearthway/domain/format';
import { SESSIONS_PER_ACCOUNT } from '@hearthway/domain/identity/lifetimes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { accountQueries } from './queries.ts';
import { SectionFailure } from './section-failure.tsx';
import { useSignOutOthers } from './sign-in-mutations.ts';

const FIRST_OTHERS = 3;

export function SessionsCard() {
  const { data, error, refetch, isFetching } = useQuery(accountQueries.sessions());
  const signOutOthers = useSignOutOthers();
  const [showsAll, setShowsAll] = useState(false);
  if (data?.keptElsewhere) return null;
  const current = data?.sessions.filter(({ isCurrent }) => isCurrent) ?? [];
  const elsewhere = data?.sessions.filter(({ isCurrent }) => !isCurrent) ?? [];
  const shown = [...current, ...(showsAll ? elsewhere : elsewhere.slice(0, FIRST_OTHERS))];
  const others = data?.sessions.filter(({ isCurrent }) => !isCurrent).length ?? 0;
  return (
    <Card>
      <CardTitle>Where you’re signed in</CardTitle>
      {error && !data && (
        <SectionFailure text={SECURITY_TEXT.sessionsFailed} onRetry={refetch} busy={isFetching} />
      )}
      {!data && !error && <Skeleton className="mt-4 h-16" />}
      <ul className="mt-2 divide-y divide-line">
        {shown.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-2 py-3">
            <div>
              <p className="font-medium">{session.device}</p>
              <p className="text-muted text-sm">
                Signed in {formatMoment(new Date(session.signedInAt))}
                {!session.isCurrent && ` · last used ${formatMoment(new Date(session.lastUsedAt))}`}
              </p>
            </div>
            {session.isCurrent && <Badge tone="teal">This device</Badge>}
          </li>
        ))}
      </ul>
      {!showsAll && others > FIRST_OTHERS && (
        <div>
          <Button variant="link" size="sm" onClick={() => setShowsAll(true)}>
            Show all {others + current.length}
          </Button>
        </div>
      )}
      {data && others === 0 && <CardText>You’re not signed in anywhere else.</CardText>}
      {others >= SESSIONS_PER_ACCOUNT * 0.9 - 1 && (
        <CardText>{SECURITY_TEXT.manyDevices(SESSIONS_PER_ACCOUNT)}</CardText>
      )}
      {others > 0 && (
        <Button
          variant="outline"
          className="mt-4 w-full sm:w-auto"
          busy={signOutOthers.isPending}
          onClick={() =>
            signOutOthers.mutate(undefined, {
              onSuccess: () => toast.success(SECURITY_TEXT.othersSignedOut),
            })
          }
        >
          Sign out other devices
        </Button>
      )}
    </Card>
  );
}
