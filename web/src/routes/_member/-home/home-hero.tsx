import { greeting, HOME_MESSAGES } from '@hearthway/domain/home/messages';
import { HourScene } from '../../../brand/scenes/hour-scene.tsx';
import { config } from '../../../lib/config.ts';
import { useFirstName } from '../../../member/me.ts';
import { cn } from '../../../ui/cn.ts';

/** A greeting of this length still fits into one line of a phone in large letters. */
const SHORT_GREETING = 22;

interface HomeHeroProps {
  isFirstVisit: boolean;
  /** One line that is true today. */
  line: string;
}

export function HomeHero({ isFirstVisit, line }: HomeHeroProps) {
  const firstName = useFirstName();
  const now = new Date();
  const hello = greeting(now.getHours(), firstName);
  const title = `Welcome to ${config.productName}`;
  if (isFirstVisit) {
    return (
      <div className="relative -mx-4 -mt-8 -mb-6 px-4 pt-8 pb-16 sm:mx-0 sm:my-0 sm:px-6 sm:py-9">
        <HourScene now={now} className="absolute inset-0 sm:rounded-card" />
        <div className="relative sm:max-w-2xl">
          <p className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">{hello}</p>
          <h1 className="text-3xl sm:text-4xl">{title}</h1>
          <p className="mt-1 text-sm sm:text-base">{HOME_MESSAGES.tagline}</p>
        </div>
      </div>
    );
  }
  return (
    <div className="relative -mx-4 -mt-8 -mb-6 px-4 pt-8 pb-16 sm:mx-0 sm:my-0 sm:px-6 sm:py-7">
      <HourScene now={now} className="absolute inset-0 sm:rounded-card" />
      <p
        className={cn(
          'relative line-clamp-2 text-balance font-[560] font-serif leading-tight tracking-[-0.015em] [overflow-wrap:anywhere] sm:max-w-xl',
          hello.length > SHORT_GREETING ? 'text-xl sm:text-2xl' : 'text-3xl',
        )}
      >
        {hello}
      </p>
      <p className="relative mt-1 font-semibold text-sm sm:max-w-md">{line}</p>
      <h1 className="relative font-normal font-sans text-xs tracking-normal">{title}</h1>
    </div>
  );
}
