import { useLocation, useMatches } from '@tanstack/react-router';
import { useIsLocked } from '../member/app-lock.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Greeting } from './greeting.tsx';
import { MemberNav } from './member-nav.tsx';
import { SearchButton } from './search/search-button.tsx';

export default function MemberBar({ firstName }: { firstName: string | null }) {
  const hasGuide = useMatches({
    select: (matches) => matches.some(({ routeId }) => routeId === '/_member'),
  });
  const isDesk = useLocation({ select: ({ pathname }) => pathname.startsWith('/admin') });
  if (useIsLocked()) return null;
  return (
    <>
      <MemberNav />
      <div className="order-2 ml-auto flex min-w-0 shrink-0 items-center xl:order-3">
        <Greeting firstName={firstName} />
        {!isDesk && <SearchButton />}
      </div>
      {hasGuide && <span aria-hidden="true" className="order-4 size-11 shrink-0" />}
      <BottomBar />
    </>
  );
}
