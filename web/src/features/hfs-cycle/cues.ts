import { useEffect, useRef, useState } from 'react';
import { storage } from '../../lib/storage.ts';

export const canVibrate = 'vibrate' in navigator;

/** Whether a cue is wanted on this device. */
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

/** Browsers play only what a touch has allowed, so it is made ready with one. */
export function prepareSound(): void {
  try {
    context ??= new AudioContext();
    void context.resume();
  } catch {
    // A browser that cannot make sound is silent.
  }
}

/** A low soft tone that fades by itself. */
function chime(hertz: number): void {
  if (context?.state !== 'running') return;
  const now = context.currentTime;
  const loudness = new GainNode(context, { gain: 0 });
  loudness.gain.linearRampToValueAtTime(0.12, now + 0.06);
  loudness.gain.exponentialRampToValueAtTime(0.001, now + 1.6);
  const tone = new OscillatorNode(context, { type: 'sine', frequency: hertz });
  tone.connect(loudness).connect(context.destination);
  tone.start(now);
  tone.stop(now + 1.7);
}

/** At each new minute one, and a lower one at the end; whoever opens the page later hears none. */
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
