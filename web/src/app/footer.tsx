import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { config } from '../lib/config.ts';
import { useOnDemand } from '../ui/use-on-demand.ts';
import { ThemeChoice } from './theme-choice.tsx';

const loadAbout = () => import('./about-dialog.tsx');
const AboutDialog = lazy(loadAbout);

const linkLook =
  'inline-flex min-h-11 items-center text-muted text-sm underline-offset-4 hover:text-ink hover:underline';

export function Footer() {
  const about = useOnDemand(loadAbout);
  return (
    // The footer is hidden until the page has content; otherwise it would first appear at the top.
    <footer className="print:hidden mt-16 border-line border-t bg-sunk peer-empty:invisible">
      <div className="mx-auto flex max-w-6xl flex-col gap-x-7 gap-y-2 px-4 py-6 sm:px-6 md:flex-row md:items-center">
        <div className="flex flex-wrap gap-x-7">
          <button type="button" className={linkLook} onClick={() => void about.open()}>
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
      {about.wasOpened && (
        <Suspense>
          <AboutDialog isOpen={about.isOpen} onClose={about.close} />
        </Suspense>
      )}
    </footer>
  );
}
