import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { controlLook } from './control-look.ts';
import { useFieldControl } from './field.tsx';

export function Textarea({ className, rows = 4, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useFieldControl()}
      rows={rows}
      className={cn(controlLook, 'resize-y py-3', className)}
      {...props}
    />
  );
}
