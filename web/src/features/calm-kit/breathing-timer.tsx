import {
  BREATHING_PATTERNS,
  type BreathingPattern,
  breathingPattern,
  MAX_BREATHING_MINUTES,
  MIN_BREATHING_MINUTES,
  type PatternId,
} from '@hearthway/domain/calm-kit/breathing';
import { useState } from 'react';
import { storage } from '../../lib/storage.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Slider } from '../../ui/slider.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { BreathingRun } from './breathing-run.ts';
import { BreathingScreen } from './breathing-screen.tsx';

interface BreathingTimerProps {
  isSample?: boolean;
  onDone: (done: { pattern: PatternId; seconds: number }) => void;
}

const SOUND = 'hearthway.calm-kit.sound';
const VIBRATION = 'hearthway.calm-kit.vibration';
const canVibrate = 'vibrate' in navigator;

export function BreathingTimer({ isSample = false, onDone }: BreathingTimerProps) {
  const [pattern, setPattern] = useState<PatternId>('even');
  const [minutes, setMinutes] = useState(isSample ? 1 : 3);
  const [hasSound, setSound] = useState(() => storage.get(SOUND) === 'on');
  const [hasVibration, setVibration] = useState(() => storage.get(VIBRATION) === 'on');
  const [run, setRun] = useState<BreathingRun | null>(null);
  const [done, setDone] = useState<number | null>(null);
  const chosen = breathingPattern(pattern);

  function end(seconds: number) {
    setRun(null);
    setDone(seconds);
    if (run && seconds > 0) onDone({ pattern: run.pattern.id, seconds });
  }

  return (
    <div className="flex flex-col gap-4">
      {run && <BreathingScreen run={run} onChange={setRun} onEnd={end} />}
      {done !== null && (
        <p role="status" className="rounded-control bg-teal/8 px-4 py-3">
          {doneText(done)}
        </p>
      )}
      <div
        className="flex flex-col items-center rounded-control px-5 pt-8 pb-6 text-center text-[#eef7f4]"
        style={{ background: 'radial-gradient(circle at 50% 36%, #1d4f4d, #123133 62%, #0f272a)' }}
      >
        <span aria-hidden="true" className="relative block size-44 sm:size-52">
          <span className="absolute inset-0 rounded-full bg-[#5cc8bf24]" />
          <span className="absolute inset-[16%] rounded-full bg-[#5cc8bf3d]" />
          <span className="absolute inset-[34%] rounded-full bg-[#f5b88a]" />
        </span>
        <p className="mt-5 font-serif text-2xl">
          {chosen.name}, {isSample ? 'one minute' : minutesWords(minutes)}
        </p>
        <p className="mt-1 text-[#c4dcd7] text-sm">{rhythm(chosen)}</p>
        <button
          type="button"
          className="mt-5 min-h-13 w-full max-w-xs rounded-control bg-[#e8f4f1] px-6 font-semibold text-[#10302f] text-lg transition-colors hover:bg-[#ffffff]"
          onClick={() => {
            setDone(null);
            setRun({
              pattern: chosen,
              minutes,
              hasSound,
              hasVibration,
              startedAt: Date.now(),
              pausedAt: null,
            });
          }}
        >
          {isSample ? 'Breathe for one minute' : 'Begin'}
        </button>
      </div>
      <div>
        <h3 id="pattern" className="sr-only">
          How would you like to breathe?
        </h3>
        <RadioGroup
          aria-labelledby="pattern"
          className="sm:grid sm:grid-cols-2"
          value={pattern}
          onValueChange={(value) => setPattern(value as PatternId)}
          options={BREATHING_PATTERNS.map(({ id, name, text }) => ({
            value: id,
            label: name,
            hint: text,
          }))}
        />
      </div>
      {!isSample && (
        <Slider
          label="How long"
          min={MIN_BREATHING_MINUTES}
          max={MAX_BREATHING_MINUTES}
          value={minutes}
          onValueChange={setMinutes}
          display={minutesWords(minutes)}
        />
      )}
      <div className="flex flex-col gap-1">
        <Switch
          label="Soft tones"
          checked={hasSound}
          onCheckedChange={(isOn) => {
            setSound(isOn);
            storage.set(SOUND, isOn ? 'on' : 'off');
          }}
        />
        {canVibrate && (
          <Switch
            label="A short buzz at each change"
            checked={hasVibration}
            onCheckedChange={(isOn) => {
              setVibration(isOn);
              storage.set(VIBRATION, isOn ? 'on' : 'off');
            }}
          />
        )}
      </div>
    </div>
  );
}

const minutesWords = (minutes: number): string =>
  minutes === 1 ? '1 minute' : `${minutes} minutes`;

const rhythm = ({ steps }: BreathingPattern): string =>
  `${steps.map(({ seconds }) => seconds).join(' – ')} seconds`;

function doneText(seconds: number): string {
  if (seconds === 0) return 'Stopped. Come back whenever you like.';
  if (seconds < 60) return `${seconds} seconds of quiet breathing. Every breath counts.`;
  const minutes = Math.floor(seconds / 60);
  return `${minutes === 1 ? 'One minute' : `${minutes} minutes`} of quiet breathing. Notice what’s a little softer now.`;
}
