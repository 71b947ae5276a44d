import {
  BREATHING_PATTERNS,
  breathingPattern,
  MAX_BREATHING_MINUTES,
  MIN_BREATHING_MINUTES,
  type PatternId,
} from '@hearthway/domain/calm-kit/breathing';
import { useRef, useState } from 'react';
import { useKeepAwake } from '../../lib/keep-awake.ts';
import { storage } from '../../lib/storage.ts';
import { Button } from '../../ui/button.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Slider } from '../../ui/slider.tsx';
import { Switch } from '../../ui/switch.tsx';
import { type BreathingRun, breathedSeconds, useBreathingRun } from './breathing-run.ts';
import { BreathingShape, shapeScale } from './breathing-shape.tsx';

interface BreathingTimerProps {
  /** A sample is one minute long and offers no choice of length. */
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

  if (run) {
    return <Running run={run} onEnd={end} />;
  }
  return (
    <div className="flex flex-col gap-6">
      {done !== null && (
        <p role="status" className="rounded-control bg-teal/8 px-4 py-3">
          {doneWords(done)}
        </p>
      )}
      <div>
        <h3 id="pattern" className="mb-3 text-lg">
          How would you like to breathe?
        </h3>
        <RadioGroup
          aria-labelledby="pattern"
          className="grid gap-2 sm:grid-cols-2"
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
          label="For how long"
          min={MIN_BREATHING_MINUTES}
          max={MAX_BREATHING_MINUTES}
          value={minutes}
          onValueChange={setMinutes}
          display={minutes === 1 ? '1 minute' : `${minutes} minutes`}
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
            label="A short buzz at each turn"
            checked={hasVibration}
            onCheckedChange={(isOn) => {
              setVibration(isOn);
              storage.set(VIBRATION, isOn ? 'on' : 'off');
            }}
          />
        )}
      </div>
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
          });
        }}
      >
        {isSample ? 'Breathe for one minute' : 'Begin'}
      </Button>
    </div>
  );
}

function Running({ run, onEnd }: { run: BreathingRun; onEnd: (seconds: number) => void }) {
  const shape = useRef<HTMLDivElement>(null);
  useKeepAwake(true);
  const shown = useBreathingRun({
    run,
    onFrame: (fullness) => {
      if (shape.current) shape.current.style.transform = shapeScale(fullness);
    },
    onEnd,
  });
  return (
    <div className="flex flex-col items-center gap-5">
      <BreathingShape shape={shape} pattern={run.pattern} moment={shown} />
      <p className="text-muted tabular-nums">
        <span className="sr-only">Time left: </span>
        {timeLeft(shown.secondsLeft)}
      </p>
      <Button
        ref={(button) => button?.focus({ preventScroll: true })}
        variant="outline"
        size="lg"
        className="max-sm:w-full"
        onClick={() => onEnd(breathedSeconds(run, Date.now()))}
      >
        Stop here
      </Button>
    </div>
  );
}

const timeLeft = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

function doneWords(seconds: number): string {
  if (seconds === 0) return 'Stopped. It will be here when you want it.';
  if (seconds < 60) return `${seconds} seconds of quiet breathing. Every breath counts.`;
  const minutes = Math.floor(seconds / 60);
  return `${minutes === 1 ? 'One minute' : `${minutes} minutes`} of quiet breathing. Notice what is softer now.`;
}
