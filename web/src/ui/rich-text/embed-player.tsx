import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { VideoPlayer } from '../player/video-player.tsx';
import type { Embed } from './clean-html.ts';
import { PlayerPoster } from './player-poster.tsx';
import { isOwnAddress } from './safe-address.ts';

export type OpenVideo = (address: string) => Promise<string>;

interface EmbedPlayerProps {
  embed: Embed;
  videoHosts: readonly string[];
  openVideo?: OpenVideo;
}

const shape = 'my-5 aspect-video w-full overflow-hidden rounded-control bg-[#0c3b39] shadow-card';

export function EmbedPlayer(props: EmbedPlayerProps) {
  const path = useLocation({ select: (location) => location.pathname });
  return <Player key={path} {...props} />;
}

function Player({ embed, videoHosts, openVideo }: EmbedPlayerProps) {
  const [playing, setPlaying] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const { kind, src, title } = embed;
  const isOwn = isOwnAddress(src);
  const host = URL.canParse(src) ? new URL(src) : null;
  const mayPlay = kind === 'file' ? isOwn : host !== null && videoHosts.includes(host.origin);
  if (!mayPlay) return <OutsideVideo title={title} address={host} />;
  async function play() {
    setFailed(false);
    try {
      setPlaying(kind === 'file' && openVideo ? await openVideo(src) : src);
    } catch {
      setFailed(true);
    }
  }
  if (playing === null) {
    const note = isOwn ? 'Plays here' : `Plays from ${host?.host}`;
    return (
      <>
        <div className={shape}>
          <PlayerPoster title={title} note={note} onPlay={() => void play()} />
        </div>
        {hasFailed && (
          <p role="alert" className="text-danger">
            We can’t play this right now. Please try again.
          </p>
        )}
      </>
    );
  }
  if (kind === 'file') {
    return (
      <div className="my-5">
        <VideoPlayer src={playing} title={title} />
      </div>
    );
  }
  return (
    <div className={shape}>
      <iframe
        src={src}
        title={title}
        allow={embed.allow}
        allowFullScreen={embed.allowFullScreen}
        scrolling={embed.scrolling ?? undefined}
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        // Some video players refuse to work without a referrer. This policy names our origin but
        // not the page.
        referrerPolicy="strict-origin"
        className="size-full border-0"
      />
    </div>
  );
}

function OutsideVideo({ title, address }: { title: string; address: URL | null }) {
  if (!address || !/^https?:$/.test(address.protocol)) return null;
  return (
    <p className="my-5 rounded-control bg-sunk p-4 ring-1 ring-line ring-inset">
      <a href={address.href} target="_blank" rel="noopener noreferrer nofollow">
        {title} on {address.host}
      </a>
    </p>
  );
}
