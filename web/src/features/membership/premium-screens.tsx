import { Link } from '@tanstack/react-router';
import { useTheme } from '../../lib/theme.ts';
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

const GLIMPSE = ['commitments', 'coach'];

function ScreenPicture({ screen, className }: { screen: string; className?: string }) {
  const theme = useTheme();
  return (
    <picture className={className}>
      {theme === 'system' && (
        <source media="(prefers-color-scheme: dark)" srcSet={find(screen, 'dark')} />
      )}
      <img
        src={find(screen, theme === 'dark' ? 'dark' : 'light')}
        alt=""
        width={600}
        height={660}
        loading="lazy"
        className="aspect-[10/11] w-full object-cover object-top"
      />
    </picture>
  );
}

/** Shows pictures of Premium near the top: one on a phone, else two. The full list is below. */
export function PremiumGlimpse() {
  return (
    <div aria-hidden="true" className="grid gap-5 sm:grid-cols-2">
      {GLIMPSE.map((screen) => (
        <ScreenPicture
          key={screen}
          screen={screen}
          className="overflow-hidden rounded-card border border-line bg-paper shadow-lifted max-sm:h-50 max-sm:last:hidden"
        />
      ))}
    </div>
  );
}

export function PremiumScreens() {
  return (
    <PageSection title="What you can do with it">
      <ul className="max-sm:-mx-4 flex snap-x snap-mandatory gap-4 overflow-x-auto px-4 pb-3 sm:grid sm:grid-cols-2 sm:gap-5 sm:overflow-visible sm:p-0 lg:grid-cols-3">
        {premiumScreens.map(({ screen, name, text, ...door }) => (
          <li
            key={screen}
            className="relative flex w-72 shrink-0 snap-center flex-col overflow-hidden sm:w-auto rounded-card border border-line bg-surface shadow-card transition-shadow hover:shadow-lifted"
          >
            <ScreenPicture screen={screen} className="block border-line border-b bg-paper" />
            <div className="p-5">
              <h3 className="text-xl leading-snug">
                <Link {...door} className="after:absolute after:inset-0 after:rounded-card">
                  {name}
                </Link>
              </h3>
              <p className="mt-1 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
