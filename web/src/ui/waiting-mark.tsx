import CloudUpload from 'lucide-react/icons/cloud-upload';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';

export function WaitingMark({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <p
      role="status"
      className={cn('flex items-center gap-1.5 font-semibold text-sm text-warm', className)}
    >
      <CloudUpload aria-hidden="true" className="size-4 shrink-0" />
      {children}
    </p>
  );
}
