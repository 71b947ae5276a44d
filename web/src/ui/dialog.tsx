import X from 'lucide-react/icons/x';
import * as Radix from 'radix-ui/dialog';
import { type ReactNode, useRef } from 'react';
import { cn } from './cn.ts';

export const Dialog = Radix.Root;
export const DialogTrigger = Radix.Trigger;
export const DialogClose = Radix.Close;

interface DialogContentProps {
  title: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  className?: string;
  children?: ReactNode;
}

export function DialogContent({
  title,
  description,
  footer,
  className,
  children,
}: DialogContentProps) {
  const opener = useRef<Element>(null);
  // Radix returns the focus only to its own trigger, but here any element may open a dialog.
  const restoreFocus = (event: Event) => {
    if (!(opener.current instanceof HTMLElement) || opener.current === document.body) return;
    event.preventDefault();
    opener.current.focus();
  };
  return (
    <Radix.Portal>
      <Radix.Overlay className="fixed inset-0 z-50 animate-fade bg-veil backdrop-blur-[2px]" />
      <Radix.Content
        onOpenAutoFocus={() => {
          opener.current = document.activeElement;
        }}
        onCloseAutoFocus={restoreFocus}
        {...(description ? {} : { 'aria-describedby': undefined })}
        className={cn(
          'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] animate-rise flex-col overflow-y-auto rounded-t-[28px] bg-surface p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] text-ink shadow-lifted outline-none sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[min(32rem,calc(100vw-3rem))] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-card sm:p-8',
          className,
        )}
      >
        <Radix.Title className="pr-12 text-2xl">{title}</Radix.Title>
        {description && (
          <Radix.Description className="mt-2 text-muted">{description}</Radix.Description>
        )}
        {children && <div className="mt-5">{children}</div>}
        {footer && (
          <div className="mt-7 flex flex-col gap-3 sm:flex-row sm:justify-end">{footer}</div>
        )}
        <Radix.Close
          aria-label="Close"
          className="absolute top-4 right-4 grid size-11 place-items-center rounded-full text-muted transition-colors hover:bg-hover hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </Radix.Close>
      </Radix.Content>
    </Radix.Portal>
  );
}
