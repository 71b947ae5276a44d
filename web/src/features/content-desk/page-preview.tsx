import { useDeferredValue, useState } from 'react';
import { config } from '../../lib/config.ts';
import { openVideo } from '../../member/open-video.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import { Switch } from '../../ui/switch.tsx';

export function PagePreview({ title, body }: { title: string; body: string }) {
  const shown = useDeferredValue(body);
  const [isPhone, setPhone] = useState(true);
  return (
    <Card aria-label="Preview" className="xl:sticky xl:top-20">
      <div className="flex items-center justify-between gap-3">
        <CardTitle>Preview</CardTitle>
        <Switch label="Phone width" checked={isPhone} onCheckedChange={setPhone} />
      </div>
      <div className="relative mt-3 max-h-[70vh] overflow-auto rounded-control bg-paper p-4 ring-1 ring-line ring-inset">
        <div className={isPhone ? 'max-w-[358px]' : undefined}>
          <p className="mb-4 font-serif text-3xl">{title}</p>
          <RichText body={shown} videoHosts={config.videoHosts} openVideo={openVideo} />
        </div>
      </div>
    </Card>
  );
}
