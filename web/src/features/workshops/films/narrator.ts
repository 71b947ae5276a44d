import { useEffect, useState } from 'react';
import { storage } from '../../../lib/storage.ts';

const CHOSEN = 'hearthway.films.voice';

export interface Voices {
  voice: SpeechSynthesisVoice | null;
  all: readonly SpeechSynthesisVoice[];
  choose: (name: string) => void;
}

function findVoices(): SpeechSynthesisVoice[] {
  if (typeof speechSynthesis === 'undefined') return [];
  return speechSynthesis
    .getVoices()
    .filter(({ lang }) => /^en\b/i.test(lang))
    .sort((a, b) => Number(b.localService) - Number(a.localService));
}

/** Many browsers load their voices late, so the list of voices may be empty at first. */
export function useVoices(): Voices {
  const [all, setAll] = useState(findVoices);
  const [chosen, setChosen] = useState(() => storage.get(CHOSEN));
  useEffect(() => {
    if (typeof speechSynthesis === 'undefined') return;
    const look = () => setAll(findVoices());
    look();
    speechSynthesis.addEventListener?.('voiceschanged', look);
    return () => speechSynthesis.removeEventListener?.('voiceschanged', look);
  }, []);
  return {
    voice: all.find(({ name }) => name === chosen) ?? all[0] ?? null,
    all,
    choose: (name) => {
      setChosen(name);
      storage.set(CHOSEN, name);
    },
  };
}

/**
 * Some voices never start. If a voice is silent for four seconds, the film continues with captions
 * only.
 */
const MAX_WAIT_MS = 4000;

interface Spoken {
  text: string;
  voice: SpeechSynthesisVoice;
  speed: number;
  onWord?: (characters: number) => void;
  onEnd: () => void;
  onSilent: () => void;
}

export function speak({ text, voice, speed, onWord, onEnd, onSilent }: Spoken): () => void {
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
  sentence.onboundary = ({ name, charIndex, charLength }) => {
    if (isOver || (name && name !== 'word')) return;
    onWord?.(charIndex + (charLength ?? text.slice(charIndex).search(/\s|$/)));
  };
  sentence.onend = once(onEnd);
  sentence.onerror = once(onSilent);
  speechSynthesis.speak(sentence);
  return once(() => speechSynthesis.cancel());
}
