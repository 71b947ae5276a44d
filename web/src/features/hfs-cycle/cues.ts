import { useEffect, useRef, useState } from 'react';
import { storage } from '../../lib/storage.ts';

export const canVibrate = 'vibrate' in navigator;

export function useCueChoice(name: 'sound' | 'vibration') {
  const key = `hearthway.hfs-cycle.${name}`;
  const [isWanted, setWanted] = useState(() => storage.get(key) === 'on');
  return [
    isWanted,
    (isOn: boolean) => {
      setWanted(isOn);
      storage.set(key, isOn ? 'on' : 'off');
    },
  ] as const;
}

let context: AudioContext | undefined;

/** Browsers allow sound only after a tap, so a tap handler must call this. */
export function prepareSound(): void {
  try {
    context ??= new AudioContext();
    void context.resume();
  } catch {
    // Browsers without Web Audio play no sound.
  }
}

function chime(hertz: number): void {
  if (context?.state !== 'running') return;
  const now = context.currentTime;
  const gainNode = new GainNode(context, { gain: 0 });
  gainNode.gain.linearRampToValueAtTime(0.12, now + 0.06);
  gainNode.gain.exponentialRampToValueAtTime(0.001, now + 1.6);
  const oscillator = new OscillatorNode(context, { type: 'sine', frequency: hertz });
  oscillator.connect(gainNode).connect(context.destination);
  oscillator.start(now);
  oscillator.stop(now + 1.7);
}

export function useCues(
  minute: number,
  isOver: boolean,
  wanted: { sound: boolean; vibration: boolean },
) {
  const { sound, vibration } = wanted;
  const last = useRef({ minute, isOver });
  useEffect(() => {
    if (last.current.minute === minute && last.current.isOver === isOver) return;
    last.current = { minute, isOver };
    if (sound) chime(isOver ? 196 : 294);
    if (vibration && canVibrate) navigator.vibrate(isOver ? [200, 120, 200] : 120);
  }, [minute, isOver, sound, vibration]);
}
