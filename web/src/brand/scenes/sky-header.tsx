import type { ReactNode } from 'react';
import { cn } from '../../ui/cn.ts';
import { HouseScene } from './house-scene.tsx';
import './scene.css';
import { type Subject, subjects } from './subjects.ts';

interface SkyHeaderProps {
  /** What stands on the hills; without one, it is the house. */
  subject?: Subject;
  /** With these, the header shows the lanterns of the way, lit one by one. */
  lit?: number;
  of?: number;
  className?: string;
  children: ReactNode;
}

export function SkyHeader({ subject, lit, of, className, children }: SkyHeaderProps) {
  return (
    <div className={cn('sky-header', className)}>
      <HouseScene
        lit={lit}
        of={of}
        now={new Date()}
        subject={subject && subjects[subject]}
        className="absolute inset-0"
      />
      <div className="relative">{children}</div>
    </div>
  );
}
