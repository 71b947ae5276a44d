import { Link } from '@tanstack/react-router';
import { Button } from '../ui/button.tsx';
import { usePageTitle } from './page-title.ts';

export function NotFound() {
  usePageTitle('Page not found');
  return (
    <div className="mx-auto flex grow flex-col items-center justify-center px-6 py-20 text-center">
      <svg viewBox="0 0 120 72" aria-hidden="true" className="h-24 text-line">
        <path
          d="M6 66h108M22 66c8-26 22-34 38-34s22 10 20 18-14 8-15 0 8-26 34-30"
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray="1 9"
        />
        <path
          d="M99.5 8c.5 3.7 5.2 5.6 5.2 10.4a5.4 5.4 0 0 1-10.9.1c0-2.4 1.2-4 2.6-5.4.2 1.2.6 2 1.4 2.5-.2-2.9.3-5.5 1.7-7.6z"
          className="fill-coral"
        />
      </svg>
      <p className="mt-6 font-semibold text-muted text-sm tracking-wide">404</p>
      <h1 className="mt-1 text-3xl sm:text-4xl">Oops! Page not found</h1>
      <p className="mt-3 max-w-md text-muted">
        The path you followed ends here. The way back is short.
      </p>
      <Button asChild className="mt-8">
        <Link to="/home">Return to Home</Link>
      </Button>
    </div>
  );
}
