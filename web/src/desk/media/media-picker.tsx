import type { MediaItem } from '@hearthway/domain/media/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '../../ui/dialog.tsx';
import { ToolButton, type ToolButtonProps } from '../editor/tool-button.tsx';
import { AltForm } from './alt-form.tsx';
import { MediaThumb } from './media-thumb.tsx';
import { mediaQueries } from './queries.ts';
import { UploadField } from './upload-field.tsx';

interface MediaPickerProps {
  kind: 'picture' | 'video';
  label: string;
  button?: Omit<ToolButtonProps, 'label'>;
  needsNoWords?: boolean;
  onPick: (item: MediaItem) => void;
}

export function MediaPicker(props: MediaPickerProps) {
  const { kind, label, button, needsNoWords, onPick } = props;
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<MediaItem | null>(null);
  function choose(item: MediaItem) {
    if (kind === 'picture' && !needsNoWords) setChosen(item);
    else take(item);
  }
  function take(item: MediaItem) {
    setOpen(false);
    setChosen(null);
    onPick(item);
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        setOpen(open);
        setChosen(null);
      }}
    >
      <DialogTrigger asChild>
        {button ? (
          <ToolButton {...button} label={label} />
        ) : (
          <Button variant="link" size="sm">
            {label}
          </Button>
        )}
      </DialogTrigger>
      <DialogContent
        title={kind === 'picture' ? 'Choose a picture' : 'Choose a video'}
        className="sm:w-[min(48rem,calc(100vw-3rem))]"
      >
        {chosen ? (
          <div className="grid gap-5 sm:grid-cols-2">
            <MediaThumb item={chosen} />
            <AltForm item={chosen} action="Use this picture" onSaved={take} />
          </div>
        ) : (
          <Choices kind={kind} onChoose={choose} />
        )}
      </DialogContent>
    </Dialog>
  );
}

interface ChoicesProps {
  kind: 'picture' | 'video';
  onChoose: (item: MediaItem) => void;
}

function Choices({ kind, onChoose }: ChoicesProps) {
  const { data, isError } = useQuery(mediaQueries.list());
  return (
    <div className="flex flex-col gap-5">
      <UploadField
        kind={kind}
        onUploaded={(item) => {
          if (item.kind === kind) onChoose(item);
        }}
      />
      {isError && <Alert tone="error">We couldn’t load your library.</Alert>}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {data?.media
          .filter((item) => item.kind === kind)
          .map((item) => (
            <li key={item.id}>
              <button
                type="button"
                onClick={() => onChoose(item)}
                className="block w-full overflow-hidden rounded-control border border-line text-left hover:border-edge focus-visible:outline-3"
              >
                <MediaThumb item={item} />
                <span className="block truncate px-3 py-2 text-sm">{item.name}</span>
              </button>
            </li>
          ))}
      </ul>
    </div>
  );
}
