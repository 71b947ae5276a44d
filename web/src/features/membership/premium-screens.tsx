import { Link } from '@tanstack/react-router';
import { useTheme } from '../../lib/theme.ts';
import { PageSection } from '../../ui/page.tsx';
import { premiumScreens } from './offer-words.ts';

/** These pictures are taken from the running app by `npm run screens`. */
const pictures = import.meta.glob<string>('./screens/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});
const find = (screen: string, scheme: 'light' | 'dark') =>
  pictures[`./screens/${screen}-${scheme}.webp`];

export function PremiumScreens() {
  const theme = useTheme();
  return (
    <PageSection title="What you can do with it">
      <ul className="-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto overscroll-x-contain px-4 pb-4 sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-5 sm:overflow-visible sm:px-0 lg:grid-cols-3">
        {premiumScreens.map(({ screen, name, text, ...door }) => (
          <li
            key={screen}
            className="relative flex w-64 shrink-0 snap-start flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card transition-shadow hover:shadow-lifted sm:w-auto"
          >
            <picture className="block border-line border-b bg-paper">
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
            <div className="p-4 sm:p-5">
              <h3 className="text-lg sm:text-xl">
                <Link {...door} className="after:absolute after:inset-0 after:rounded-card">
                  {name}
                </Link>
              </h3>
              <p className="mt-1 text-muted text-sm sm:text-base">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
