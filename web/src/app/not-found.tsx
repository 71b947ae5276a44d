import { Link } from '@tanstack/react-router';
import { usePageTitle } from '../lib/page-title.ts';
import { Button } from '../ui/button.tsx';

export function NotFound() {
  usePageTitle('Page not found');
  return (
    <div className="mx-auto flex grow flex-col items-center justify-center px-6 py-20 text-center">
      <svg viewBox="0 0 156 72" aria-hidden="true" className="h-24">
        <path
          d="M4 62c22 2 26-24 46-20s14 24 30 23"
          className="fill-none stroke-edge"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray="0.1 9.5"
        />
        <path
          d="M103 66h7V38a18 18 0 0 1 36 0v28h7"
          className="fill-none stroke-teal"
          strokeWidth="4.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <p className="mt-6 font-semibold text-muted text-sm tracking-wide">404</p>
      <h1 className="mt-1 text-3xl sm:text-4xl">Oops! Page not found</h1>
      <p className="mt-3 max-w-md text-muted">There’s nothing at this address.</p>
      <Button asChild className="mt-8">
        <Link to="/home">Return to Home</Link>
      </Button>
    </div>
  );
}
