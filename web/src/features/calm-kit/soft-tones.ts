import type { BreathStep } from '@hearthway/domain/calm-kit/breathing';

const LOW_HZ = 146.8;
const HIGH_HZ = 220;
const VOLUME = 0.07;

export interface SoftTones {
  play(step: BreathStep): void;
  stop(): void;
}

const SILENT_TONES: SoftTones = { play() {}, stop() {} };

export function startSoftTones(): SoftTones {
  try {
    const context = new AudioContext();
    const gainNode = new GainNode(context, { gain: 0 });
    const oscillator = new OscillatorNode(context, { type: 'sine', frequency: LOW_HZ });
    oscillator.connect(gainNode).connect(context.destination);
    oscillator.start();
    return {
      play({ phase, seconds }) {
        const now = context.currentTime;
        gainNode.gain.cancelScheduledValues(now);
        gainNode.gain.setTargetAtTime(phase === 'hold' ? VOLUME / 4 : VOLUME, now, 0.4);
        if (phase === 'hold') return;
        oscillator.frequency.cancelScheduledValues(now);
        oscillator.frequency.setValueAtTime(phase === 'in' ? LOW_HZ : HIGH_HZ, now);
        oscillator.frequency.linearRampToValueAtTime(
          phase === 'in' ? HIGH_HZ : LOW_HZ,
          now + seconds,
        );
      },
      stop() {
        gainNode.gain.setTargetAtTime(0, context.currentTime, 0.2);
        setTimeout(() => void context.close(), 800);
      },
    };
  } catch {
    return SILENT_TONES;
  }
}
