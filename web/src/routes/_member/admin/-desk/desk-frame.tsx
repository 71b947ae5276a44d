import type { DeskAccessResponse } from '@hearthway/domain/desk/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { SearchButton } from '../../../../app/search/search-button.tsx';
import { LogoMark } from '../../../../brand/logo.tsx';
import { config } from '../../../../lib/config.ts';
import './desk.css';
import { DeskMenu, DeskSidebar } from './desk-nav.tsx';

interface DeskFrameProps {
  access: DeskAccessResponse | undefined;
  /** Without navigation, so that the page has the whole window. */
  isWide?: boolean;
  children: ReactNode;
}

/** The desk has its own navigation. The header and footer of members' pages are hidden here. */
export function DeskFrame({ access, isWide = false, children }: DeskFrameProps) {
  const padding = 'px-4 pt-5 pb-16 sm:px-6 lg:px-8 lg:pt-9';
  const page = <div className={`mx-auto w-full max-w-6xl ${padding}`}>{children}</div>;
  if (isWide) {
    return (
      <div data-desk className={padding}>
        {children}
      </div>
    );
  }
  return (
    <div data-desk className="grow lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]">
      <div className="sticky top-0 z-30 flex items-center gap-1 border-line border-b bg-paper px-4 pt-[env(safe-area-inset-top)] sm:px-6 lg:h-dvh lg:flex-col lg:items-stretch lg:self-start lg:overflow-y-auto lg:border-b-0 lg:px-3 lg:py-5 print:hidden">
        <div className="flex min-w-0 grow items-center justify-between lg:grow-0">
          <DeskBrand />
          <SearchButton />
        </div>
        <DeskMenu access={access} />
        <DeskSidebar access={access} />
      </div>
      <div className="min-w-0 border-line lg:border-l [--desk-top:calc(3.5rem+1px+env(safe-area-inset-top))] lg:[--desk-top:0px]">
        {page}
      </div>
    </div>
  );
}

const DeskBrand = () => (
  <Link
    to="/admin"
    className="flex min-h-14 min-w-0 items-center gap-2.5 rounded-control lg:min-h-11 lg:pl-3"
  >
    <LogoMark className="size-7 shrink-0" />
    <span className="min-w-0 leading-tight">
      <span className="block truncate font-serif text-lg">{config.productName}</span>{' '}
      <span className="block text-muted text-xs">Desk</span>
    </span>
  </Link>
);
