import CircleAlert from 'lucide-react/icons/circle-alert';
import { createContext, type ReactNode, use, useId } from 'react';
import { cn } from './cn.ts';

interface FieldControl {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  required?: boolean;
}

const FieldContext = createContext<FieldControl>({});

export function useFieldControl(): FieldControl {
  return use(FieldContext);
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Field({ label, hint, error, required, aside, className, children }: FieldProps) {
  const id = useId();
  const describedBy =
    cn(Boolean(hint) && `${id}-hint`, Boolean(error) && `${id}-error`) || undefined;
  return (
    <div className={cn('flex flex-col gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-semibold text-sm">
          {label}
        </label>
        {aside}
      </div>
      <FieldContext
        value={{
          id,
          'aria-describedby': describedBy,
          'aria-invalid': error ? true : undefined,
          required,
        }}
      >
        {children}
      </FieldContext>
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      )}
      {error && (
        <div
          id={`${id}-error`}
          className="flex items-start gap-1.5 font-medium text-danger text-sm"
        >
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <div className="min-w-0">{error}</div>
        </div>
      )}
    </div>
  );
}
