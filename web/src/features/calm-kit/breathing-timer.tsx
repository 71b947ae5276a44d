import {
  BREATHING_PATTERNS,
  breathingPattern,
  MAX_BREATHING_MINUTES,
  MIN_BREATHING_MINUTES,
  type PatternId,
} from '@hearthway/domain/calm-kit/breathing';
import { useState } from 'react';
import { storage } from '../../lib/storage.ts';
import { Button } from '../../ui/button.tsx';
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
      <div>
        <h3 id="pattern" className="sr-only">
          How would you like to breathe?
        </h3>
        <RadioGroup
          aria-labelledby="pattern"
          aria-describedby="pattern-text"
          className="grid grid-cols-2 gap-2"
          value={pattern}
          onValueChange={(value) => setPattern(value as PatternId)}
          options={BREATHING_PATTERNS.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <p id="pattern-text" className="mt-2 text-muted text-sm">
          {breathingPattern(pattern).text}
        </p>
      </div>
      {!isSample && (
        <Slider
          label="How long"
          min={MIN_BREATHING_MINUTES}
          max={MAX_BREATHING_MINUTES}
          value={minutes}
          onValueChange={setMinutes}
          display={minutes === 1 ? '1 minute' : `${minutes} minutes`}
        />
      )}
      <Button
        variant="action"
        size="lg"
        className="self-start max-sm:w-full"
        onClick={() => {
          setDone(null);
          setRun({
            pattern: breathingPattern(pattern),
            minutes,
            hasSound,
            hasVibration,
            startedAt: Date.now(),
            pausedAt: null,
          });
        }}
      >
        {isSample ? 'Breathe for one minute' : 'Begin'}
      </Button>
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

function doneText(seconds: number): string {
  if (seconds === 0) return 'Stopped. It’s here whenever you want it.';
  if (seconds < 60) return `${seconds} seconds of quiet breathing. Every breath counts.`;
  const minutes = Math.floor(seconds / 60);
  return `${minutes === 1 ? 'One minute' : `${minutes} minutes`} of quiet breathing. Notice what’s a little softer now.`;
}
