import { useRef, useState } from 'react';
import { PlayerFrame } from './player-frame.tsx';

export function VideoPlayer({ src, title }: { src: string; title: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState({ isPlaying: false, position: 0, length: 0, speed: 1 });
  const [sound, setSound] = useState(true);
  const [captions, setCaptions] = useState<boolean | null>(null);

  function syncState() {
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
        toggle: () =>
          withVideo((player) =>
            player.paused ? void player.play().catch(syncState) : player.pause(),
          ),
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
          syncState();
          if (video.current?.textTracks.length) showCaptions(true);
        }}
        onPlay={syncState}
        onPause={syncState}
        onEnded={syncState}
        onTimeUpdate={syncState}
        onRateChange={syncState}
        onSeeked={syncState}
      />
    </PlayerFrame>
  );
}
