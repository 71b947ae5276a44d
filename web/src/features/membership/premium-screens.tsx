import { Link } from '@tanstack/react-router';
import { useTheme } from '../../lib/theme.ts';
import { cn } from '../../ui/cn.ts';
import { PageSection } from '../../ui/page.tsx';
import { premiumScreens } from './offer-words.ts';

/** `npm run screens` takes these pictures from the running app. */
const pictures = import.meta.glob<string>('./screens/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});
const find = (screen: string, scheme: 'light' | 'dark') =>
  pictures[`./screens/${screen}-${scheme}.webp`];

type Screen = (typeof premiumScreens)[number];

/** On a wide screen, these two stand beside the price. */
const BESIDE_PRICE: readonly Screen['screen'][] = ['commitments', 'coach'];
const isBesidePrice = ({ screen }: Screen) => BESIDE_PRICE.includes(screen);

export function PremiumGlimpse() {
  return (
    <ul className="grid grid-cols-2 gap-5 max-lg:hidden">
      {premiumScreens.filter(isBesidePrice).map((one) => (
        <ScreenCard key={one.screen} screen={one} isLarge className="sm:h-auto sm:min-h-112" />
      ))}
    </ul>
  );
}

export function PremiumScreens() {
  return (
    <PageSection title="What you can do with it" className="mt-8 sm:mt-12">
      <ul className="max-sm:-mx-4 flex snap-x snap-mandatory gap-4 overflow-x-auto px-4 pb-3 sm:grid sm:grid-cols-3 sm:gap-5 sm:overflow-visible sm:p-0 lg:grid-cols-4">
        {premiumScreens.map((one) => (
          <ScreenCard key={one.screen} screen={one} className={isBesidePrice(one) && 'lg:hidden'} />
        ))}
      </ul>
    </PageSection>
  );
}

interface ScreenCardProps {
  screen: Screen;
  isLarge?: boolean;
  className?: string | false;
}

/** The picture runs off the bottom edge, however tall the card is. */
function ScreenCard({ screen, isLarge = false, className }: ScreenCardProps) {
  const { screen: picture, name, text, ...door } = screen;
  return (
    <li
      className={cn(
        'relative flex h-108 w-72 shrink-0 snap-center flex-col overflow-hidden rounded-card border border-line bg-warm/10 shadow-card transition-shadow hover:shadow-lifted sm:h-96 sm:w-auto',
        className,
      )}
    >
      <div className={isLarge ? 'px-6 pt-7 pb-6' : 'px-5 pt-5 pb-4'}>
        <h3 className={cn('text-balance leading-snug', isLarge ? 'text-2xl' : 'text-lg')}>
          <Link {...door} className="after:absolute after:inset-0 after:rounded-card">
            {name}
          </Link>
        </h3>
        <p className={isLarge ? 'mt-1 text-pretty' : 'mt-1 text-sm'}>{text}</p>
      </div>
      <ScreenPicture screen={picture} />
    </li>
  );
}

function ScreenPicture({ screen }: { screen: string }) {
  const theme = useTheme();
  return (
    <picture className="relative mx-5 block min-h-0 grow overflow-hidden rounded-t-card bg-paper shadow-card ring-1 ring-line">
      {theme === 'system' && (
        <source media="(prefers-color-scheme: dark)" srcSet={find(screen, 'dark')} />
      )}
      <img
        src={find(screen, theme === 'dark' ? 'dark' : 'light')}
        alt=""
        width={600}
        height={985}
        loading="lazy"
        className="absolute inset-0 size-full object-cover object-top"
      />
    </picture>
  );
}
