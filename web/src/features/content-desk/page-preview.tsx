import { type RefObject, useDeferredValue, useEffect, useRef } from 'react';
import { config } from '../../lib/config.ts';
import { openVideo } from '../../member/open-video.ts';
import { RichText } from '../../ui/rich-text/rich-text.tsx';

interface PagePreviewProps {
  title: string;
  body: string;
  follows: RefObject<HTMLElement | null>;
}

export function PagePreview({ title, body, follows }: PagePreviewProps) {
  const shown = useDeferredValue(body);
  const box = useRef<HTMLDivElement>(null);
  useFollow(box, follows);
  return (
    <div
      ref={box}
      className="relative max-h-[70vh] overflow-auto rounded-control bg-paper p-4 ring-1 ring-line ring-inset"
    >
      <p className="mb-4 font-serif text-3xl">{title}</p>
      <RichText body={shown} videoHosts={config.videoHosts} openVideo={openVideo} />
    </div>
  );
}

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
