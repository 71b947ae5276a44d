import { type ReactNode, useState } from 'react';
import { Button, type ButtonVariant } from './button.tsx';
import { Dialog, DialogClose, DialogContent } from './dialog.tsx';

interface ConfirmButtonProps {
  label: string;
  title: string;
  text: string;
  verb: string;
  variant?: ButtonVariant;
  busy: boolean;
  onConfirm: () => void;
  children?: ReactNode;
}

export function ConfirmButton({
  label,
  title,
  text,
  verb,
  variant = 'outline',
  busy,
  onConfirm,
  children,
}: ConfirmButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant={variant} size="sm" busy={busy} onClick={() => setIsOpen(true)}>
        {label}
        {children}
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        <DialogContent
          title={title}
          description={text}
          footer={
            <>
              <DialogClose asChild>
                <Button variant="outline">Cancel</Button>
              </DialogClose>
              <Button
                variant="destructive"
                onClick={() => {
                  setIsOpen(false);
                  onConfirm();
                }}
              >
                {verb}
              </Button>
            </>
          }
        />
      </Dialog>
    </>
  );
}
