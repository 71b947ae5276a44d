import type { ReactNode } from 'react';
import { LogoMark } from '../../brand/logo.tsx';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';

interface IdentityCardProps {
  title: ReactNode;
  intro?: ReactNode;
  below?: ReactNode;
  isCompact?: boolean;
  children?: ReactNode;
}

export function IdentityCard({
  title,
  intro,
  below,
  isCompact = false,
  children,
}: IdentityCardProps) {
  return (
    <div className="identity-view mx-auto flex w-full max-w-112 grow flex-col justify-center px-4 pt-8 sm:px-6 sm:pt-12">
      <Card className={cn('px-5 sm:px-9', isCompact ? 'py-5 sm:py-8' : 'py-8 sm:py-10')}>
        <div
          className={cn(
            'flex flex-col',
            isCompact ? 'mb-4 gap-2' : 'mb-7 items-center gap-4 text-center',
          )}
        >
          {!isCompact && <LogoMark className="size-14" />}
          <h1 className="text-3xl">{title}</h1>
          {intro && <div className="text-muted">{intro}</div>}
        </div>
        {children}
      </Card>
      {below}
    </div>
  );
}
