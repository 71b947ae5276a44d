import { greeting, HOME_MESSAGES } from '@hearthway/domain/home/messages';
import { checkinItem } from '@hearthway/domain/home/today';
import type { ReactNode } from 'react';
import { HouseScene } from '../../../brand/scenes/house-scene.tsx';
import { useScorecard } from '../../../features/scorecard/use-scorecard.ts';
import { config } from '../../../lib/config.ts';
import { useFirstName } from '../../../member/me.ts';
import { cn } from '../../../ui/cn.ts';

const SHORT_GREETING = 22;

export const HOME_TITLE = `Welcome to ${config.productName}`;

interface HomeHeroProps {
  isFirstVisit: boolean;
  /**
   * Home's data includes the scorecard. A component that asks for the scorecard before Home has
   * loaded would send a second request.
   */
  isLoaded: boolean;
  line: string;
}

export function HomeHero({ isFirstVisit, isLoaded, line }: HomeHeroProps) {
  const hello = greeting(new Date().getHours(), useFirstName());
  return (
    <HeroFrame isLoaded={isLoaded}>
      {isFirstVisit ? (
        <>
          <p className="line-clamp-2 font-semibold text-sm [overflow-wrap:anywhere] sm:text-base">
            {hello}
          </p>
          <h1 className="text-balance text-2xl sm:text-4xl">{HOME_TITLE}</h1>
          <p className="mt-1 max-w-76 text-balance text-sm sm:max-w-none sm:text-base">
            {HOME_MESSAGES.tagline}
          </p>
        </>
      ) : (
        <>
          <p
            className={cn(
              'line-clamp-2 text-balance font-[560] font-serif leading-tight tracking-[-0.015em] [overflow-wrap:anywhere]',
              hello.length > SHORT_GREETING ? 'text-xl sm:text-3xl' : 'text-2xl sm:text-4xl',
            )}
          >
            {hello}
          </p>
          <p className="mt-1 text-balance font-semibold text-sm sm:text-base">{line}</p>
          <h1 className="font-normal font-sans text-xs tracking-normal sm:text-sm">{HOME_TITLE}</h1>
        </>
      )}
    </HeroFrame>
  );
}

interface HeroFrameProps {
  isLoaded: boolean;
  isTall?: boolean;
  children: ReactNode;
}

export function HeroFrame({ isLoaded, isTall = false, children }: HeroFrameProps) {
  const look = 'absolute inset-0 sm:rounded-card';
  return (
    <div
      className={cn(
        'home-hero relative -mx-4 -mt-8 px-4 pt-5 sm:mx-0 sm:mt-0 sm:px-7 sm:pt-8',
        isTall ? 'is-tall' : '-mb-6 sm:mb-0',
      )}
    >
      {isLoaded ? (
        <LitScene className={look} />
      ) : (
        <HouseScene lit={0} now={new Date()} className={look} />
      )}
      <div className="relative sm:max-w-[min(40rem,calc(100%-9rem))]">{children}</div>
    </div>
  );
}

function LitScene({ className }: { className: string }) {
  const { days, today, settings } = useScorecard();
  const { rated, of } = checkinItem(days, today, settings);
  return <HouseScene lit={rated} of={of} now={new Date()} className={className} />;
}
