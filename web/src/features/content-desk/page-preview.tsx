import { type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react';
import { config } from '../../lib/config.ts';
import { openVideo } from '../../member/open-video.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import { Switch } from '../../ui/switch.tsx';

interface PagePreviewProps {
  title: string;
  body: string;
  /** The text field along which the preview scrolls. */
  follows: RefObject<HTMLElement | null>;
}

/** The preview is collapsed on narrow screens, where it would be far below the text. */
export function PagePreview({ title, body, follows }: PagePreviewProps) {
  const shown = useDeferredValue(body);
  const [isPhone, setPhone] = useState(true);
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useFollow(box, follows);
  return (
    <Card aria-label="Preview" className="max-xl:order-first max-xl:py-3 xl:sticky xl:top-20">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <CardTitle>Preview</CardTitle>
        <div className={cn('flex items-center', !isOpen && 'max-xl:hidden')}>
          <Switch label="Phone width" checked={isPhone} onCheckedChange={setPhone} />
        </div>
        <Button
          variant="link"
          size="sm"
          className="xl:hidden"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide preview' : 'Show preview'}
        </Button>
      </div>
      <div
        ref={box}
        className={cn(
          'relative mt-3 max-h-[70vh] overflow-auto rounded-control bg-paper p-4 ring-1 ring-line ring-inset',
          !isOpen && 'max-xl:hidden',
        )}
      >
        <div className={isPhone ? 'max-w-[358px]' : undefined}>
          <p className="mb-4 font-serif text-3xl">{title}</p>
          <RichText body={shown} videoHosts={config.videoHosts} openVideo={openVideo} />
        </div>
      </div>
    </Card>
  );
}

/** Scrolls the preview to the same part of the text as the editor. */
function useFollow(box: RefObject<HTMLElement | null>, text: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const follow = () => {
      if (!box.current || !text.current) return;
      const { top, height } = text.current.getBoundingClientRect();
      const share = Math.min(1, Math.max(0, -top / Math.max(1, height - window.innerHeight)));
      box.current.scrollTop = share * (box.current.scrollHeight - box.current.clientHeight);
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [box, text]);
}
