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

const SCREEN =
  'relative flex flex-col overflow-hidden rounded-card border border-line shadow-card transition-shadow hover:shadow-lifted';

function ScreenPicture({ screen }: { screen: string }) {
  const theme = useTheme();
  return (
    <picture className="block bg-paper">
      {theme === 'system' && (
        <source media="(prefers-color-scheme: dark)" srcSet={find(screen, 'dark')} />
      )}
      <img
        src={find(screen, theme === 'dark' ? 'dark' : 'light')}
        alt=""
        width={600}
        height={660}
        loading="lazy"
        className="mask-b-from-75% aspect-[10/11] w-full object-contain object-top"
      />
    </picture>
  );
}

export function PremiumGlimpse() {
  return (
    <ul className="grid grid-cols-2 gap-5 max-lg:hidden">
      {premiumScreens.filter(isBesidePrice).map((one) => (
        <Glimpse key={one.screen} screen={one} />
      ))}
    </ul>
  );
}

/** The picture shows the name already, so only a screen reader needs it again. */
function Glimpse({ screen }: { screen: Screen }) {
  const { screen: picture, name, text, ...door } = screen;
  return (
    <li className={cn(SCREEN, 'bg-paper')}>
      <ScreenPicture screen={picture} />
      <p className="my-auto text-balance px-6 pt-2 pb-6 text-center font-serif text-lg leading-snug">
        <Link {...door} className="after:absolute after:inset-0 after:rounded-card">
          <span className="sr-only">{name}: </span>
          {text}
        </Link>
      </p>
    </li>
  );
}

export function PremiumScreens() {
  return (
    <PageSection title="What you can do with it">
      <ul className="max-sm:-mx-4 flex snap-x snap-mandatory gap-4 overflow-x-auto px-4 pb-3 sm:grid sm:grid-cols-3 sm:gap-5 sm:overflow-visible sm:p-0 lg:grid-cols-4">
        {premiumScreens.map((one) => (
          <ScreenCard key={one.screen} screen={one} className={isBesidePrice(one) && 'lg:hidden'} />
        ))}
      </ul>
    </PageSection>
  );
}

function ScreenCard({ screen, className }: { screen: Screen; className?: string | false }) {
  const { screen: picture, name, text, ...door } = screen;
  return (
    <li className={cn(SCREEN, 'w-72 shrink-0 snap-center bg-surface sm:w-auto', className)}>
      <ScreenPicture screen={picture} />
      <div className="p-5">
        <h3 className="text-balance text-lg leading-snug">
          <Link {...door} className="after:absolute after:inset-0 after:rounded-card">
            {name}
          </Link>
        </h3>
        <p className="mt-1 text-muted text-sm">{text}</p>
      </div>
    </li>
  );
}
