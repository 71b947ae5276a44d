import { estimateSpoken, type Film, findLineAt } from '@hearthway/domain/films/film';
import { useEffect, useState } from 'react';
import { persist, readPersisted } from '../../../lib/persisted-query.ts';
import { storage } from '../../../lib/storage.ts';
import type { Transport } from '../../../ui/player/transport.ts';
import { speak } from './narrator.ts';

const CAPTIONS = 'hearthway.films.captions';
const SOUND = 'hearthway.films.sound';
const TICK_MS = 100;

interface RunningFilm {
  transport: Transport;
  line: number;
  spoken: number;
  hasVoice: boolean;
}

export function useFilm(film: Film, key: string, found: SpeechSynthesisVoice | null): RunningFilm {
  const [position, setPosition] = useState(() => readPosition(film, key));
  const [isPlaying, setPlaying] = useState(true);
  const [speed, setSpeed] = useState(1);
  const [wantsCaptions, setCaptions] = useState(() => storage.get(CAPTIONS) !== 'off');
  const [wantsSound, setSound] = useState(() => storage.get(SOUND) !== 'off');
  const [hasVoiceFailed, setVoiceFailed] = useState(false);
  const [reported, setReported] = useState<{ line: number; spoken: number } | null>(null);
  const voice = hasVoiceFailed ? null : found;
  const isSpoken = voice !== null && wantsSound;
  const line = findLineAt(film, position);

  useEffect(() => {
    if (!isPlaying) return;
    let before = Date.now();
    const timer = setInterval(() => {
      const now = Date.now();
      const passed = ((now - before) / 1000) * speed;
      before = now;
      setPosition((at) => {
        const current = film.lines[findLineAt(film, at)];
        const lineEnd = current ? current.startsAt + current.seconds : film.seconds;
        return Math.min(at + passed, isSpoken ? lineEnd - 0.05 : film.seconds);
      });
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [film, isPlaying, isSpoken, speed]);

  useEffect(() => {
    const said = film.lines[line];
    if (!isPlaying || !isSpoken || !voice || !said) return;
    setReported(null);
    return speak({
      text: said.text,
      voice,
      speed,
      onWord: (spoken) => setReported({ line, spoken }),
      onEnd: () => setPosition(said.startsAt + said.seconds),
      onSilent: () => setVoiceFailed(true),
    });
  }, [film, line, isPlaying, isSpoken, voice, speed]);

  const isOver = position >= film.seconds;
  const second = Math.floor(position);
  useEffect(() => {
    if (isOver) setPlaying(false);
    persist(['film', key], isOver ? 0 : second);
  }, [key, second, isOver]);

  const current = film.lines[line];
  const estimated = current ? estimateSpoken(current, position) : 0;
  return {
    line,
    spoken: isSpoken && reported?.line === line ? reported.spoken : estimated,
    hasVoice: voice !== null,
    transport: {
      title: film.title,
      isPlaying,
      position,
      length: film.seconds,
      speed,
      captions: wantsCaptions,
      sound: voice ? wantsSound : null,
      toggle: () => {
        if (isOver) setPosition(0);
        setPlaying(!isPlaying);
      },
      seek: setPosition,
      setSpeed,
      setCaptions: (isOn) => {
        setCaptions(isOn);
        storage.set(CAPTIONS, isOn ? 'on' : 'off');
      },
      setSound: (isOn) => {
        setSound(isOn);
        storage.set(SOUND, isOn ? 'on' : 'off');
      },
    },
  };
}

function readPosition(film: Film, key: string): number {
  const kept = readPersisted<number>(['film', key])?.data;
  return typeof kept === 'number' && kept < film.seconds ? kept : 0;
}
