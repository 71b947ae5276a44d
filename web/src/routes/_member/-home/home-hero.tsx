import { greeting, HOME_MESSAGES } from '@hearthway/domain/home/messages';
import type { Gender } from '@hearthway/domain/vocabulary';
import { Link } from '@tanstack/react-router';
import { HearthArt } from '../../../brand/hearth-art.tsx';
import { QuickRouterButton } from '../../../features/quick-router/quick-router-button.tsx';
import { config } from '../../../lib/config.ts';
import { useFirstName } from '../../../member/me.ts';
import { Button } from '../../../ui/button.tsx';

/** There before any data is: the name comes from this browser's memory. */
export function HomeHero({ gender }: { gender: Gender | null }) {
  const firstName = useFirstName();
  return (
    <div className="flex items-center justify-between gap-8">
      <div className="w-full max-w-3xl">
        <p className="truncate font-semibold text-warm">
          {greeting(new Date().getHours(), firstName)}
        </p>
        <h1 className="mt-1 text-4xl sm:text-5xl">Welcome to {config.productName}</h1>
        <p className="mt-3 text-lg text-muted sm:mt-4">{HOME_MESSAGES.tagline}</p>
        <div className="mt-6 grid grid-cols-2 gap-3 sm:mt-7 sm:flex sm:flex-wrap">
          <Button asChild variant="action" className="max-sm:col-span-2">
            <Link to="/path">{HOME_MESSAGES.findPath}</Link>
          </Button>
          <Button asChild className="max-sm:px-2">
            <Link to="/action">{HOME_MESSAGES.openHub}</Link>
          </Button>
          <QuickRouterButton knownGender={gender} className="max-sm:px-2" />
        </div>
      </div>
      <HearthArt className="hidden h-56 shrink-0 lg:block" />
    </div>
  );
}
