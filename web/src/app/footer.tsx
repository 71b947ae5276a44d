import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { config } from '../lib/config.ts';
import { ThemeChoice } from './theme-choice.tsx';

const AboutDialog = lazy(() => import('./about-dialog.tsx'));

const linkLook =
  'inline-flex min-h-11 items-center text-muted text-sm underline-offset-4 hover:text-ink hover:underline';

export function Footer() {
  const [about, setAbout] = useState<'never' | 'open' | 'closed'>('never');
  return (
    // Not before there is a page: it would be seen, and then pushed away.
    <footer className="mt-16 border-line border-t bg-sunk peer-empty:invisible">
      <div className="mx-auto flex max-w-6xl flex-col gap-x-7 gap-y-2 px-4 py-6 sm:px-6 md:flex-row md:items-center">
        <div className="flex flex-wrap gap-x-7">
          <button type="button" className={linkLook} onClick={() => setAbout('open')}>
            About {config.productName}
          </button>
          <Link to="/terms" className={linkLook}>
            Terms & Conditions
          </Link>
          <Link to="/help" className={`${linkLook} font-semibold text-teal`}>
            Get help now
          </Link>
        </div>
        <ThemeChoice className="md:ml-auto" />
      </div>
      {about !== 'never' && (
        <Suspense>
          <AboutDialog
            open={about === 'open'}
            onOpenChange={(open) => setAbout(open ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </footer>
  );
}
