import { type ReactNode, useRef } from 'react';
import { Button, type ButtonVariant } from '../../ui/button.tsx';

interface FileButtonProps {
  label: string;
  variant?: ButtonVariant;
  children?: ReactNode;
  onChoose: (file: File) => void;
}

export function FileButton({ label, variant, children, onChoose }: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        type="file"
        accept=".zip,.xml,.csv,application/zip,text/xml,text/csv"
        aria-label={label}
        className="hidden"
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Without this reset, choosing the same file again would not fire a change event.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button variant={variant} className="max-sm:w-full" onClick={() => field.current?.click()}>
        {children}
        {label}
      </Button>
    </>
  );
}
