import { Link } from '@tanstack/react-router';
import { ToolScene } from '../../brand/scenes/tool-scene.tsx';
import { PageSection } from '../../ui/page.tsx';
import { premiumPictures } from './offer-words.ts';

export function InsidePremium() {
  return (
    <PageSection title="What is inside">
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {premiumPictures.map(({ tool, name, text, ...door }) => (
          <li
            key={tool}
            className="relative overflow-hidden rounded-card border border-line bg-surface shadow-card transition-shadow hover:shadow-lifted"
          >
            <ToolScene tool={tool} className="block h-28 w-full" />
            <div className="p-5">
              <h3 className="text-xl">
                <Link {...door} className="after:absolute after:inset-0 after:rounded-card">
                  {name}
                </Link>
              </h3>
              <p className="mt-1.5 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
