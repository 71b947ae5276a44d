import { useRef, useState } from 'react';
import { PlayerFrame } from './player-frame.tsx';

/** A video file of this site in the same player as the films. */
export function VideoPlayer({ src, title }: { src: string; title: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState({ isPlaying: false, position: 0, length: 0, speed: 1 });
  const [sound, setSound] = useState(true);
  const [captions, setCaptions] = useState<boolean | null>(null);

  function look() {
    const { current } = video;
    if (!current) return;
    setState({
      isPlaying: !current.paused && !current.ended,
      position: current.currentTime,
      length: Number.isFinite(current.duration) ? current.duration : 0,
      speed: current.playbackRate,
    });
  }
  const withVideo = (work: (player: HTMLVideoElement) => void) => {
    if (video.current) work(video.current);
  };
  function showCaptions(isOn: boolean) {
    setCaptions(isOn);
    withVideo(({ textTracks }) => {
      for (const track of textTracks) track.mode = isOn ? 'showing' : 'hidden';
    });
  }
  return (
    <PlayerFrame
      transport={{
        title,
        ...state,
        sound,
        captions,
        // A browser may refuse to play until it is asked again; the button stays.
        toggle: () =>
          withVideo((player) => (player.paused ? void player.play().catch(look) : player.pause())),
        seek: (position) =>
          withVideo((player) => {
            player.currentTime = position;
          }),
        setSpeed: (speed) =>
          withVideo((player) => {
            player.playbackRate = speed;
          }),
        setSound,
        setCaptions: showCaptions,
      }}
    >
      <video
        ref={video}
        src={src}
        title={title}
        autoPlay
        playsInline
        muted={!sound}
        className="size-full"
        onLoadedMetadata={() => {
          look();
          if (video.current?.textTracks.length) showCaptions(true);
        }}
        onPlay={look}
        onPause={look}
        onEnded={look}
        onTimeUpdate={look}
        onRateChange={look}
        onSeeked={look}
      />
    </PlayerFrame>
  );
}
