import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { controlLook } from './control-look.ts';
import { useFieldControl } from './field.tsx';

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input {...useFieldControl()} className={cn(controlLook, className)} {...props} />;
}
