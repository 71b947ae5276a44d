import { greeting, HOME_MESSAGES } from '@hearthway/domain/home/messages';
import { HearthArt } from '../../../brand/hearth-art.tsx';
import { HourScene } from '../../../brand/scenes/hour-scene.tsx';
import { config } from '../../../lib/config.ts';
import { useFirstName } from '../../../member/me.ts';

export function HomeHero({ isFirstVisit }: { isFirstVisit: boolean }) {
  const firstName = useFirstName();
  const now = new Date();
  const hello = greeting(now.getHours(), firstName);
  const title = `Welcome to ${config.productName}`;
  if (isFirstVisit) {
    return (
      <div className="relative -mx-4 -mt-8 -mb-4 flex items-center justify-between gap-8 px-4 pt-8 pb-4 sm:mx-0 sm:my-0 sm:px-6 sm:py-7">
        {/* On phones the landscape would take too much space, so only the sky is shown. */}
        <HourScene now={now} className="absolute inset-0 sm:rounded-card [&_svg]:hidden" />
        <div className="relative min-w-0 max-w-3xl">
          <p className="truncate font-semibold">{hello}</p>
          <h1 className="text-3xl sm:mt-1 sm:text-5xl">{title}</h1>
          <p className="mt-1 sm:mt-4 sm:text-lg">{HOME_MESSAGES.tagline}</p>
        </div>
        <HearthArt className="relative hidden h-36 shrink-0 lg:block" />
      </div>
    );
  }
  return (
    <div className="relative -mx-4 -mt-8 -mb-6 px-4 pt-8 pb-18 sm:mx-0 sm:my-0 sm:px-6 sm:py-7">
      <HourScene now={now} className="absolute inset-0 sm:rounded-card" />
      <p className="relative truncate font-[560] font-serif text-3xl tracking-[-0.015em]">
        {hello}
      </p>
      <div className="relative mt-1 text-xs sm:max-w-md sm:text-sm">
        <h1 className="inline font-sans font-semibold tracking-normal">{title}</h1>
        <span aria-hidden="true"> · </span>
        <p className="inline">{HOME_MESSAGES.tagline}</p>
      </div>
    </div>
  );
}
