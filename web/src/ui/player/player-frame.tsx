import Captions from 'lucide-react/icons/captions';
import CaptionsOff from 'lucide-react/icons/captions-off';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import type { ComponentProps, CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { cn } from '../cn.ts';
import '../slider.css';
import { formatTime } from './format-time.ts';
import { keyAction, SPEEDS, type Transport } from './transport.ts';

interface PlayerFrameProps {
  transport: Transport;
  shape?: string;
  children: ReactNode;
}

export function PlayerFrame({ transport, shape = 'aspect-video', children }: PlayerFrameProps) {
  const { title, isPlaying, position, length, speed, captions, sound } = transport;
  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    const isButton = target instanceof HTMLButtonElement && event.key === ' ';
    if (isButton || target instanceof HTMLSelectElement) return;
    const action = keyAction(event.key, transport);
    if (!action) return;
    event.preventDefault();
    action();
  }
  return (
    <section
      aria-label={`Player: ${title}`}
      onKeyDown={onKeyDown}
      className="scheme-dark overflow-hidden rounded-control bg-[#082826] text-[#fff] shadow-card"
    >
      <div
        aria-hidden="true"
        onClick={transport.toggle}
        className={cn('relative w-full cursor-pointer overflow-hidden', shape)}
      >
        {children}
      </div>
      <div className="px-3 pt-2 pb-1">
        <input
          type="range"
          aria-label="Position"
          aria-valuetext={`${formatTime(position)} of ${formatTime(length)}`}
          min={0}
          max={Math.max(1, length)}
          step={0.1}
          value={position}
          onChange={({ target }) => transport.seek(target.valueAsNumber)}
          className="slider text-[#5cc8bf]"
          style={{ '--filled': `${(position / Math.max(1, length)) * 100}%` } as CSSProperties}
        />
        <div className="flex items-center gap-1">
          <ControlButton aria-label={isPlaying ? 'Pause' : 'Play'} onClick={transport.toggle}>
            {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          </ControlButton>
          <span className="grow px-1 text-sm tabular-nums">
            {formatTime(position)} / {formatTime(length)}
          </span>
          {sound !== null && (
            <ControlButton
              aria-label="Sound"
              aria-pressed={sound}
              onClick={() => transport.setSound(!sound)}
            >
              {sound ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
            </ControlButton>
          )}
          {captions !== null && (
            <ControlButton
              aria-label="Captions"
              aria-pressed={captions}
              onClick={() => transport.setCaptions(!captions)}
            >
              {captions ? <Captions aria-hidden="true" /> : <CaptionsOff aria-hidden="true" />}
            </ControlButton>
          )}
          <select
            aria-label="Speed"
            value={speed}
            onChange={({ target }) => transport.setSpeed(Number(target.value))}
            className="min-h-11 rounded-small bg-[#082826] px-2 font-semibold text-sm"
          >
            {SPEEDS.map((one) => (
              <option key={one} value={one}>
                {one} ×
              </option>
            ))}
          </select>
        </div>
      </div>
    </section>
  );
}

function ControlButton({ className, ...props }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={cn(
        'grid size-11 place-items-center rounded-small hover:bg-[#fff]/10 focus-visible:outline-[#5cc8bf]',
        className,
      )}
      {...props}
    />
  );
}
