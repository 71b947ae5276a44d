export interface Transport {
  title: string;
  isPlaying: boolean;
  position: number;
  length: number;
  speed: number;
  captions: boolean | null;
  sound: boolean | null;
  toggle(): void;
  seek(position: number): void;
  setSpeed(speed: number): void;
  setCaptions(isOn: boolean): void;
  setSound(isOn: boolean): void;
}

export const SPEEDS = [0.75, 1, 1.25, 1.5, 2] as const;
const SKIP_SECONDS = 5;

export function keyAction(key: string, transport: Transport): (() => void) | null {
  const { position, length, speed } = transport;
  const faster = SPEEDS.find((one) => one > speed);
  const slower = SPEEDS.findLast((one) => one < speed);
  const { captions, sound } = transport;
  switch (key) {
    case ' ':
    case 'k':
      return transport.toggle;
    case 'ArrowLeft':
      return () => transport.seek(Math.max(0, position - SKIP_SECONDS));
    case 'ArrowRight':
      return () => transport.seek(Math.min(length, position + SKIP_SECONDS));
    case 'Home':
      return () => transport.seek(0);
    case 'End':
      return () => transport.seek(length);
    case '>':
      return faster === undefined ? null : () => transport.setSpeed(faster);
    case '<':
      return slower === undefined ? null : () => transport.setSpeed(slower);
    case 'c':
      return captions === null ? null : () => transport.setCaptions(!captions);
    case 'm':
      return sound === null ? null : () => transport.setSound(!sound);
    default:
      return null;
  }
}
