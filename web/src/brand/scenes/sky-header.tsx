import type { ReactNode } from 'react';
import { cn } from '../../ui/cn.ts';
import { HouseScene } from './house-scene.tsx';

interface SkyHeaderProps {
  className?: string;
  children: ReactNode;
}

export function SkyHeader({ className, children }: SkyHeaderProps) {
  return (
    <div className={cn('sky-header', className)}>
      <HouseScene now={new Date()} className="absolute inset-0" />
      <div className="relative">{children}</div>
    </div>
  );
}
