import type { MediaItem } from '@hearthway/domain/media/contract';
import { type DragEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { type Upload, useUploads } from './use-uploads.ts';

interface UploadFieldProps {
  kind: 'picture' | 'video' | 'any';
  onUploaded?: (item: MediaItem) => void;
}

const TAKES = {
  picture: { accept: 'image/jpeg,image/png,image/webp,image/avif,image/gif', words: 'pictures' },
  video: { accept: 'video/mp4,video/webm', words: 'videos' },
  any: {
    accept: 'image/jpeg,image/png,image/webp,image/avif,image/gif,video/mp4,video/webm',
    words: 'pictures or videos',
  },
} as const;

export function UploadField({ kind, onUploaded }: UploadFieldProps) {
  const id = useId();
  const { uploads, add, retry, cancel } = useUploads(onUploaded);
  const [isOver, setOver] = useState(false);
  const { accept, words } = TAKES[kind];

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  }
  return (
    <div className="flex flex-col gap-3">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the field inside does the same by keyboard. */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cn(
          'flex flex-wrap items-center justify-center gap-3 rounded-card border-2 border-edge/50 border-dashed p-5 text-center has-focus-visible:outline-3',
          isOver && 'border-teal bg-teal/6',
        )}
      >
        <Button asChild variant="outline" className="cursor-pointer">
          <label htmlFor={id}>Upload {words}</label>
        </Button>
        <span className="text-muted text-sm">or drop them here</span>
        <input
          id={id}
          type="file"
          multiple
          accept={accept}
          className="sr-only"
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </div>
      {uploads.length > 0 && (
        <ul aria-label="Uploads" className="flex flex-col gap-2">
          {uploads.map((upload) => (
            <UploadLine
              key={upload.key}
              upload={upload}
              onRetry={() => retry(upload)}
              onCancel={() => cancel(upload)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface UploadLineProps {
  upload: Upload;
  onRetry: () => void;
  onCancel: () => void;
}

function UploadLine({ upload, onRetry, onCancel }: UploadLineProps) {
  const { file, share, state, message } = upload;
  const percent = Math.floor(share * 100);
  const words = {
    waiting: 'Waiting to upload',
    sending: share < 1 ? `${percent} %` : 'Getting it ready…',
    failed: message ?? '',
  }[state];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control bg-sunk px-4 py-2">
      <span className="min-w-0 flex-1 truncate font-medium">{file.name}</span>
      {state === 'sending' && (
        <progress
          aria-label={`Sending ${file.name}`}
          max={100}
          value={percent}
          className="h-2 w-32 accent-teal"
        />
      )}
      <span
        role={state === 'failed' ? 'alert' : undefined}
        className={cn('text-sm', state === 'failed' ? 'w-full text-danger' : 'text-muted')}
      >
        {words}
      </span>
      {state === 'failed' && (
        <Button variant="link" size="sm" onClick={onRetry}>
          Try again
        </Button>
      )}
      <Button variant="ghost" size="sm" aria-label={`Cancel ${file.name}`} onClick={onCancel}>
        {state === 'failed' ? 'Dismiss' : 'Cancel'}
      </Button>
    </li>
  );
}
