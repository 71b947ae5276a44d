import { type ChangeEvent, useId } from 'react';
import { Button } from '../../ui/button.tsx';

interface ChooseFilesProps {
  isDisabled: boolean;
  onChoose: (files: File[]) => void;
}

export function ChooseFiles({ isDisabled, onChoose }: ChooseFilesProps) {
  const [archive, folder] = [useId(), useId()];
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = '';
    if (files.length > 0) onChoose(files);
  };
  const look = 'cursor-pointer has-[+input:focus-visible]:outline-3';
  return (
    <div className="flex flex-wrap gap-3">
      <Button asChild variant="outline" size="sm" className={look}>
        <label htmlFor={archive}>Choose a file</label>
      </Button>
      <input
        id={archive}
        type="file"
        accept=".tar,application/x-tar"
        disabled={isDisabled}
        className="sr-only"
        onChange={choose}
      />
      <Button asChild variant="ghost" size="sm" className={look}>
        <label htmlFor={folder}>Choose a folder</label>
      </Button>
      <input
        id={folder}
        type="file"
        multiple
        // @ts-expect-error All browsers support this attribute; React's types lack it.
        webkitdirectory=""
        disabled={isDisabled}
        className="sr-only"
        onChange={choose}
      />
    </div>
  );
}
