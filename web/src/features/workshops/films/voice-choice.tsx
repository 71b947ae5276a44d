import Volume2 from 'lucide-react/icons/volume-2';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { speak, type Voices } from './narrator.ts';

const SAMPLE = 'Hello. This is how I sound when I read to you.';

interface VoiceChoiceProps {
  voices: Voices;
  onPreview: () => void;
}

export function VoiceChoice({ voices: { voice, all, choose }, onPreview }: VoiceChoiceProps) {
  const id = useId();
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  if (!voice) return null;
  function preview(sample: SpeechSynthesisVoice) {
    onPreview();
    stop.current?.();
    const end = () => {};
    stop.current = speak({ text: SAMPLE, voice: sample, speed: 1, onEnd: end, onSilent: end });
  }
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <label htmlFor={id} className="font-semibold text-sm">
        Voice
      </label>
      <select
        id={id}
        value={voice.name}
        onChange={({ target }) => choose(target.value)}
        className="min-h-11 min-w-0 max-w-56 grow rounded-control border border-edge/60 bg-surface px-3 text-sm"
      >
        {all.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
      <Button variant="ghost" size="sm" onClick={() => preview(voice)}>
        <Volume2 aria-hidden="true" className="size-4.5" />
        Hear it
      </Button>
    </div>
  );
}
