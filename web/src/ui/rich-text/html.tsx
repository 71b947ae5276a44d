import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSiteLinks } from './body-link.tsx';
import { cleanHtml } from './clean-html.ts';
import { EmbedPlayer, type OpenVideo } from './embed-player.tsx';

interface HtmlProps {
  html: string;
  videoHosts: readonly string[];
  openVideo?: OpenVideo;
}

export function Html({ html: dirty, ...players }: HtmlProps) {
  const { html, embeds } = useMemo(() => cleanHtml(dirty), [dirty]);
  const holder = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<Element[]>([]);
  const follow = useSiteLinks();
  // biome-ignore lint/correctness/useExhaustiveDependencies: new HTML has new placeholders.
  useLayoutEffect(() => {
    setPlaces([...(holder.current?.querySelectorAll('[data-embed]') ?? [])]);
  }, [html]);
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: Enter on a link clicks it. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it has just been sanitised. */}
      <div ref={holder} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
      {places.map((place, index) => {
        const embed = embeds[index];
        const player = embed && <EmbedPlayer embed={embed} {...players} />;
        return player && createPortal(player, place, `${index} ${embed.src}`);
      })}
    </>
  );
}
