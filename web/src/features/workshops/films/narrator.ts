import { useEffect, useState } from 'react';

/** A voice of the device that reads our language; those that need no network first. */
function bestVoice(): SpeechSynthesisVoice | null {
  if (typeof speechSynthesis === 'undefined') return null;
  const voices = speechSynthesis.getVoices().filter(({ lang }) => /^en\b/i.test(lang));
  return voices.find(({ localService }) => localService) ?? voices[0] ?? null;
}

/** Null while the device has none. Many browsers list their voices only some time after they are asked. */
export function useVoice(): SpeechSynthesisVoice | null {
  const [voice, setVoice] = useState(bestVoice);
  useEffect(() => {
    if (typeof speechSynthesis === 'undefined') return;
    const look = () => setVoice(bestVoice());
    look();
    speechSynthesis.addEventListener?.('voiceschanged', look);
    return () => speechSynthesis.removeEventListener?.('voiceschanged', look);
  }, []);
  return voice;
}

/** A voice that has not begun by then will not: the film goes on in silence. */
const MAX_WAIT_MS = 4000;

interface Spoken {
  text: string;
  voice: SpeechSynthesisVoice;
  speed: number;
  onEnd: () => void;
  /** The device promised a voice and has none. */
  onSilent: () => void;
}

/** Reads one sentence aloud; returns how to stop it. */
export function speak({ text, voice, speed, onEnd, onSilent }: Spoken): () => void {
  const sentence = new SpeechSynthesisUtterance(text);
  sentence.voice = voice;
  sentence.lang = voice.lang;
  sentence.rate = speed;
  let isOver = false;
  const once = (work: () => void) => () => {
    if (isOver) return;
    isOver = true;
    clearTimeout(waiting);
    work();
  };
  const waiting = setTimeout(once(onSilent), MAX_WAIT_MS);
  sentence.onstart = () => clearTimeout(waiting);
  sentence.onend = once(onEnd);
  sentence.onerror = once(onSilent);
  speechSynthesis.speak(sentence);
  return once(() => speechSynthesis.cancel());
}
