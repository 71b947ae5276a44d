import { useEffect, useState } from 'react';
import { storage } from '../../../lib/storage.ts';
import { Button } from '../../../ui/button.tsx';

const TOLD = 'hearthway.films.told-no-voice';

export function NoVoiceNote({ onRead }: { onRead: () => void }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (storage.get(TOLD)) return;
    const timer = setTimeout(() => {
      setShown(true);
      storage.set(TOLD, 'yes');
    }, 1500);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <div
      role="status"
      className="mt-3 flex flex-wrap items-center gap-x-4 rounded-control bg-sunk px-4 pt-2.5 pb-1 text-sm"
    >
      This device has no voice to read aloud, so films play with captions.
      <Button variant="link" size="sm" onClick={onRead}>
        Read the text instead
      </Button>
    </div>
  );
}
