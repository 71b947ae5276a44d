import type { ReactNode } from 'react';
import { useRouteTitle } from '../lib/page-title.ts';
import { ToastHost } from '../ui/toast-host.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useRouteFocus } from './route-focus.ts';
import { useRouteScroll } from './route-scroll.ts';

export function Shell({ children }: { children: ReactNode }) {
  useRouteTitle();
  useRouteFocus();
  useRouteScroll();
  return (
    <div className="flex min-h-dvh flex-col has-data-bottom-bar:max-md:pb-[calc(5.25rem+env(safe-area-inset-bottom))]">
      <a
        href="#main"
        className="fixed top-2 left-2 z-60 -translate-y-20 rounded-control bg-teal px-5 py-3 font-semibold text-on-strong focus:translate-y-0"
      >
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1} className="peer flex min-h-[calc(100dvh-4rem)] grow flex-col">
        {children}
      </main>
      <Footer />
      <ToastHost />
    </div>
  );
}
