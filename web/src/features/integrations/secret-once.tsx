import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { DialogClose, DialogContent } from '../../ui/dialog.tsx';

interface SecretOnceProps {
  title: string;
  text: string;
  secret: string;
}

/** Nobody can see the secret again after this dialog is closed. */
export function SecretOnce({ title, text, secret }: SecretOnceProps) {
  return (
    <DialogContent
      title={title}
      description={text}
      footer={
        <DialogClose asChild>
          <Button variant="action">I’ve saved it</Button>
        </DialogClose>
      }
    >
      <code className="block select-all break-all rounded-control border border-line bg-sunk px-4 py-3 text-sm">
        {secret}
      </code>
      <CopyButton text={secret} className="mt-3" />
    </DialogContent>
  );
}

export function CopyButton({ text, className }: { text: string; className?: string }) {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <Button
      variant="outline"
      size="sm"
      className={className}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setIsCopied(true))}
    >
      {isCopied ? (
        <Check aria-hidden="true" className="size-4" />
      ) : (
        <Copy aria-hidden="true" className="size-4" />
      )}
      {isCopied ? 'Copied' : 'Copy'}
    </Button>
  );
}
