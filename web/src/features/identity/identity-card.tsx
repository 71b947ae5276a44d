import type { ReactNode } from 'react';
import { LogoMark } from '../../brand/logo.tsx';
import { Card } from '../../ui/card.tsx';

interface IdentityCardProps {
  title: ReactNode;
  intro?: ReactNode;
  /** Below the card, on the paper. */
  below?: ReactNode;
  children?: ReactNode;
}

/** The single card that every page of identity is. */
export function IdentityCard({ title, intro, below, children }: IdentityCardProps) {
  return (
    <div className="mx-auto flex w-full max-w-112 grow flex-col justify-center px-4 pt-8 sm:px-6 sm:pt-12">
      <Card className="px-5 py-8 sm:px-9 sm:py-10">
        <div className="mb-7 flex flex-col items-center gap-4 text-center">
          <LogoMark className="size-14" />
          <h1 className="text-3xl">{title}</h1>
          {intro && <p className="text-muted">{intro}</p>}
        </div>
        {children}
      </Card>
      {below}
    </div>
  );
}
