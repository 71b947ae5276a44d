import { greeting, HOME_MESSAGES } from '@hearthway/domain/home/messages';
import { HearthArt } from '../../../brand/hearth-art.tsx';
import { config } from '../../../lib/config.ts';
import { useFirstName } from '../../../member/me.ts';

/** There before any data is: the name comes from this browser's memory. */
export function HomeHero({ isFirstVisit }: { isFirstVisit: boolean }) {
  const firstName = useFirstName();
  const hello = greeting(new Date().getHours(), firstName);
  const title = `Welcome to ${config.productName}`;
  if (isFirstVisit) {
    return (
      <div className="flex items-center justify-between gap-8">
        <div className="min-w-0 max-w-3xl">
          <p className="truncate font-semibold text-warm">{hello}</p>
          <h1 className="text-3xl sm:mt-1 sm:text-5xl">{title}</h1>
          <p className="mt-1 text-muted sm:mt-4 sm:text-lg">{HOME_MESSAGES.tagline}</p>
        </div>
        <HearthArt className="hidden h-36 shrink-0 lg:block" />
      </div>
    );
  }
  return (
    <div>
      <p className="truncate font-[560] font-serif text-3xl tracking-[-0.015em]">{hello}</p>
      <div className="mt-1 text-muted text-xs sm:text-sm">
        <h1 className="inline font-sans font-semibold tracking-normal">{title}</h1>
        <span aria-hidden="true"> · </span>
        <p className="inline">{HOME_MESSAGES.tagline}</p>
      </div>
    </div>
  );
}
