import { Link } from '@tanstack/react-router';
import { LogoMark, Wordmark } from '../brand/logo.tsx';
import { config } from '../lib/config.ts';
import { useSession } from '../member/use-session.ts';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Greeting } from './greeting.tsx';
import { HomeLink, MemberNav } from './main-nav.tsx';

export function Header() {
  const { status, firstName } = useSession();
  return (
    <header className="sticky top-0 z-40 border-line border-b bg-paper">
      <div className="mx-auto flex min-h-16 max-w-6xl items-center gap-2 px-4 sm:px-6">
        <Link
          to="/home"
          aria-label={config.productName}
          className="mr-1 flex min-h-11 min-w-0 items-center gap-2.5 rounded-control pr-2 lg:mr-4"
        >
          <LogoMark className="size-8 shrink-0" />
          <Wordmark />
        </Link>
        {status === 'signed-in' ? (
          <MemberNav />
        ) : (
          <nav aria-label="Main">
            <HomeLink />
          </nav>
        )}
        <div className="order-2 ml-auto flex min-w-0 shrink-0 items-center lg:order-3">
          {status === 'loading' && <Skeleton className="h-8 w-24" />}
          {status === 'signed-in' && <Greeting firstName={firstName} />}
          {status === 'signed-out' && (
            <Button asChild size="sm">
              <Link to="/auth">Sign in</Link>
            </Button>
          )}
        </div>
      </div>
    </header>
  );
}
