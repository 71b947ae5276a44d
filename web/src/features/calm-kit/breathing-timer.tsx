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
      <div className="flex items-center gap-5 rounded-control bg-teal/8 p-4 sm:p-6">
        <span aria-hidden="true" className="relative block size-20 shrink-0 sm:size-28">
          <span className="absolute inset-0 rounded-full bg-teal/15" />
          <span className="absolute inset-[16%] rounded-full bg-teal/25" />
          <span className="absolute inset-[34%] rounded-full bg-teal/60" />
        </span>
        <div className="min-w-0 grow">
          <p className="mb-3 font-semibold">
            {chosen.name}, {isSample ? 'one minute' : minutesWords(minutes)}
            <span className="block font-normal text-muted text-sm">{rhythm(chosen)}</span>
          </p>
          <Button
            variant="action"
            size="lg"
            className="max-sm:w-full max-sm:px-3"
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
          </Button>
        </div>
      </div>
      <div>
        <h3 id="pattern" className="sr-only">
          How would you like to breathe?
        </h3>
        <RadioGroup
          aria-labelledby="pattern"
          aria-describedby="pattern-text"
          className="grid grid-cols-2 gap-2 max-sm:*:gap-2 max-sm:*:px-2.5"
          value={pattern}
          onValueChange={(value) => setPattern(value as PatternId)}
          options={BREATHING_PATTERNS.map(({ id, name }) => ({
            value: id,
            label: <span className="leading-snug">{name}</span>,
          }))}
        />
        <p id="pattern-text" className="mt-2 text-muted text-sm">
          {chosen.text}
        </p>
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
  if (seconds === 0) return 'Stopped. It’s here whenever you want it.';
  if (seconds < 60) return `${seconds} seconds of quiet breathing. Every breath counts.`;
  const minutes = Math.floor(seconds / 60);
  return `${minutes === 1 ? 'One minute' : `${minutes} minutes`} of quiet breathing. Notice what’s a little softer now.`;
}
