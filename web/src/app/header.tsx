import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { LogoMark, Wordmark } from '../brand/logo.tsx';
import { config } from '../lib/config.ts';
import { nextTask } from '../lib/next-task.ts';
import { useFirstName } from '../member/me.ts';
import { sessionStore, useStoredSession } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { HomeLink } from './nav-link.tsx';

const loadMemberBar = () => import('./member-bar.tsx');
const MemberBar = lazy(loadMemberBar);
if (sessionStore.get().session) {
  void nextTask()
    .then(loadMemberBar)
    .catch(() => {});
}

export function Header() {
  const { session } = useStoredSession();
  const firstName = useFirstName();
  return (
    <header className="print:hidden sticky top-0 z-40 border-line border-b bg-paper pt-[env(safe-area-inset-top)]">
      <div className="mx-auto flex min-h-16 max-w-6xl items-center gap-1 sm:gap-2 pr-[max(1rem,env(safe-area-inset-right))] pl-[max(1rem,env(safe-area-inset-left))] sm:px-6">
        <Link
          to="/home"
          aria-label={config.productName}
          className="flex min-h-11 min-w-0 items-center gap-2 rounded-control sm:mr-1 sm:gap-2.5 sm:pr-2 xl:mr-4"
        >
          <LogoMark className="size-8 shrink-0" />
          <Wordmark className={session ? 'max-sm:hidden' : undefined} />
        </Link>
        {session ? (
          <Suspense>
            <MemberBar firstName={firstName} />
          </Suspense>
        ) : (
          <>
            <nav aria-label="Main">
              <HomeLink />
            </nav>
            <Button asChild size="sm" className="ml-auto shrink-0">
              <Link to="/auth">Sign in</Link>
            </Button>
          </>
        )}
      </div>
    </header>
  );
}
