import type { ReactNode } from 'react';
import { cn } from '../../ui/cn.ts';
import { HouseScene } from './house-scene.tsx';

interface SkyHeaderProps {
  /** With these, the header shows the lanterns of the way, lit one by one. */
  lit?: number;
  of?: number;
  className?: string;
  children: ReactNode;
}

export function SkyHeader({ lit, of, className, children }: SkyHeaderProps) {
  return (
    <div className={cn('sky-header', className)}>
      <HouseScene lit={lit} of={of} now={new Date()} className="absolute inset-0" />
      <div className="relative">{children}</div>
    </div>
  );
}
