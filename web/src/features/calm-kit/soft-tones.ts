import type { BreathStep } from '@hearthway/domain/calm-kit/breathing';

/** A fifth apart, low enough to be felt more than heard. */
const LOW_HZ = 146.8;
const HIGH_HZ = 220;
const LOUDNESS = 0.07;

export interface SoftTones {
  /** One tone for one step: it climbs with the breath in and sinks with the breath out. */
  play(step: BreathStep): void;
  stop(): void;
}

const SILENCE: SoftTones = { play() {}, stop() {} };

/** Made in the browser, so that they need no network. A browser that cannot make sound is silent. */
export function startSoftTones(): SoftTones {
  try {
    const context = new AudioContext();
    const loudness = new GainNode(context, { gain: 0 });
    const tone = new OscillatorNode(context, { type: 'sine', frequency: LOW_HZ });
    tone.connect(loudness).connect(context.destination);
    tone.start();
    return {
      play({ phase, seconds }) {
        const now = context.currentTime;
        loudness.gain.cancelScheduledValues(now);
        loudness.gain.setTargetAtTime(phase === 'hold' ? LOUDNESS / 4 : LOUDNESS, now, 0.4);
        if (phase === 'hold') return;
        tone.frequency.cancelScheduledValues(now);
        tone.frequency.setValueAtTime(phase === 'in' ? LOW_HZ : HIGH_HZ, now);
        tone.frequency.linearRampToValueAtTime(phase === 'in' ? HIGH_HZ : LOW_HZ, now + seconds);
      },
      stop() {
        loudness.gain.setTargetAtTime(0, context.currentTime, 0.2);
        setTimeout(() => void context.close(), 800);
      },
    };
  } catch {
    return SILENCE;
  }
}
