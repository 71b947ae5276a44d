import type { ReactNode } from 'react';
import { Spinner } from '../ui/spinner.tsx';
import { LogoMark, Wordmark } from './logo.tsx';

interface LoadingScreenProps {
  text?: string;
  title?: string;
  headerContent?: ReactNode;
  children?: ReactNode;
}

export function LoadingScreen({
  text = 'Loading...',
  title,
  headerContent,
  children,
}: LoadingScreenProps) {
  return (
    <div className="fixed inset-0 z-45 flex flex-col overflow-y-auto bg-paper">
      <div className="flex min-h-16 items-center justify-end px-4 sm:px-6">{headerContent}</div>
      <div className="flex grow flex-col items-center justify-center gap-6 px-6 pb-24 text-center">
        <div className="flex flex-col items-center gap-3">
          <LogoMark className="size-14" />
          <Wordmark className="text-2xl" />
        </div>
        {title && <h1 className="text-3xl">{title}</h1>}
        <p role="status" className="flex items-center gap-3 text-muted">
          <Spinner className="text-teal" />
          {text}
        </p>
        {children}
      </div>
    </div>
  );
}
