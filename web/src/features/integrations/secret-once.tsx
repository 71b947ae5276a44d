import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { DialogClose, DialogContent } from '../../ui/dialog.tsx';

interface SecretOnceProps {
  title: string;
  text: string;
  secret: string;
}

export function SecretOnce({ title, text, secret }: SecretOnceProps) {
  return (
    <DialogContent
      title={title}
      description={text}
      footer={
        <DialogClose asChild>
          <Button>I’ve saved it</Button>
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
