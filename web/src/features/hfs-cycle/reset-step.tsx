import type { Cycle } from '@hearthway/domain/hfs-cycle/cycle';
import { HFS_MESSAGES } from '@hearthway/domain/hfs-cycle/messages';
import { pauseTimer, resumeTimer, timerState } from '@hearthway/domain/hfs-cycle/reset-timer';
import { useKeepAwake } from '../../lib/keep-awake.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/switch.tsx';
import { canVibrate, prepareSound, useCueChoice, useCues } from './cues.ts';
import { TimerRing } from './timer-ring.tsx';

type Running = Cycle & { step: 'timer' };

interface ResetStepProps {
  cycle: Running;
  onChange: (cycle: Running) => void;
  onEnd: () => void;
}

export function ResetStep({ cycle, onChange, onEnd }: ResetStepProps) {
  const { timer } = cycle;
  // A tap on Pause or Resume must take effect immediately, but `useNow` updates only once a second
  // and may lag behind the tap.
  const now = Math.max(useNow(), timer.startedAt, timer.pausedAt ?? 0);
  const state = timerState(timer, now);
  const [sound, setSound] = useCueChoice('sound');
  const [vibration, setVibration] = useCueChoice('vibration');
  useKeepAwake(!state.isPaused && !state.isOver);
  useCues(state.minute, state.isOver, { sound, vibration });

  const pauseOrResume = () => {
    const turn = state.isPaused ? resumeTimer : pauseTimer;
    if (sound) prepareSound();
    onChange({ ...cycle, timer: turn(timer, Date.now()) });
  };

  return (
    <div className="mt-6 flex flex-col gap-6">
      <TimerRing {...state} />
      <div aria-live="polite" className="mx-auto min-h-32 max-w-md text-center">
        {state.isOver ? (
          <p className="font-serif text-xl">{HFS_MESSAGES.over}</p>
        ) : (
          <>
            <p className="font-serif text-2xl">{state.prompt.name}</p>
            <p className="mt-2 text-muted">{state.prompt.text}</p>
          </>
        )}
      </div>
      {state.isOver ? (
        <Button variant="action" size="lg" className="sm:self-center" onClick={onEnd}>
          {HFS_MESSAGES.record}
        </Button>
      ) : (
        <div className="grid grid-cols-2 gap-3 sm:flex sm:justify-center">
          <Button variant="action" size="lg" onClick={pauseOrResume}>
            {state.isPaused ? HFS_MESSAGES.resume : HFS_MESSAGES.pause}
          </Button>
          <Button variant="outline" size="lg" onClick={onEnd}>
            {HFS_MESSAGES.endEarly}
          </Button>
        </div>
      )}
      <div className="border-line border-t pt-4">
        <Switch
          label="A soft tone each minute"
          checked={sound}
          onCheckedChange={(isOn) => {
            setSound(isOn);
            if (isOn) prepareSound();
          }}
        />
        {canVibrate && (
          <Switch
            label="A short buzz each minute"
            checked={vibration}
            onCheckedChange={setVibration}
          />
        )}
      </div>
    </div>
  );
}
