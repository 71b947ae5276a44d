import { useEffect, useState } from 'react';

/** A voice that works offline is preferred. */
function findVoice(): SpeechSynthesisVoice | null {
  if (typeof speechSynthesis === 'undefined') return null;
  const voices = speechSynthesis.getVoices().filter(({ lang }) => /^en\b/i.test(lang));
  return voices.find(({ localService }) => localService) ?? voices[0] ?? null;
}

/** Many browsers load their list of voices late, so the result may change. */
export function useVoice(): SpeechSynthesisVoice | null {
  const [voice, setVoice] = useState(findVoice);
  useEffect(() => {
    if (typeof speechSynthesis === 'undefined') return;
    const look = () => setVoice(findVoice());
    look();
    speechSynthesis.addEventListener?.('voiceschanged', look);
    return () => speechSynthesis.removeEventListener?.('voiceschanged', look);
  }, []);
  return voice;
}

/** Some voices never start, so after this time the film continues with captions only. */
const MAX_WAIT_MS = 4000;

interface Spoken {
  text: string;
  voice: SpeechSynthesisVoice;
  speed: number;
  onEnd: () => void;
  /** A device may list a voice with which it cannot speak. */
  onSilent: () => void;
}

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
