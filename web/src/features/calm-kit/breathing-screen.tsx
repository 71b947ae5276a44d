import { PHASE_WORDS } from '@hearthway/domain/calm-kit/breathing';
import { breathingHint } from '@hearthway/domain/calm-kit/messages';
import { useEffect, useRef } from 'react';
import { useKeepAwake } from '../../lib/keep-awake.ts';
import {
  type BreathingRun,
  breathedSeconds,
  pauseRun,
  resumeRun,
  useBreathingRun,
} from './breathing-run.ts';
import { BreathingShape } from './breathing-shape.tsx';

interface BreathingScreenProps {
  run: BreathingRun;
  onChange: (run: BreathingRun) => void;
  onEnd: (seconds: number) => void;
}

const RADIUS = 48.5;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;
const BUTTON =
  'min-h-13 grow rounded-control px-6 font-semibold text-lg transition-colors focus-visible:outline-3 focus-visible:outline-[#f5b88a] focus-visible:outline-offset-3';

export function BreathingScreen({ run, onChange, onEnd }: BreathingScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const shown = useBreathingRun({ run, onEnd });
  const { pattern, minutes, pausedAt } = run;
  const isPaused = pausedAt !== null;
  useKeepAwake(!isPaused);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const phase = pattern.steps[shown.step]?.phase ?? 'in';
  const finish = () => onEnd(breathedSeconds(run, Date.now()));
  return (
    <dialog
      ref={dialog}
      aria-label="Breathing timer"
      onCancel={(event) => {
        event.preventDefault();
        finish();
      }}
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-hidden text-[#eef7f4]"
      style={{ background: 'radial-gradient(circle at 50% 42%, #1d4f4d, #123133 62%, #0f272a)' }}
    >
      <div className="mx-auto flex h-full max-w-md flex-col px-5 pt-[max(1.25rem,env(safe-area-inset-top))] pb-[max(1.5rem,env(safe-area-inset-bottom))]">
        <p className="flex justify-between gap-3 font-semibold text-sm">
          <span className="rounded-full bg-[#ffffff1f] px-3.5 py-1.5">Calm Kit</span>
          <span className="rounded-full bg-[#ffffff1f] px-3.5 py-1.5 tabular-nums">
            {pattern.name} · <span className="sr-only">Time left: </span>
            {formatTimeLeft(shown.secondsLeft)}
          </span>
        </p>
        <div className="relative m-auto grid aspect-square w-full max-w-[min(100%,58dvh)] place-items-center">
          <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 -rotate-90">
            <circle cx="50" cy="50" r={RADIUS} fill="none" stroke="#ffffff26" strokeWidth="0.8" />
            <circle
              cx="50"
              cy="50"
              r={RADIUS}
              fill="none"
              stroke="#f5b88a"
              strokeWidth="1.2"
              strokeLinecap="round"
              strokeDasharray={CIRCUMFERENCE}
              strokeDashoffset={(CIRCUMFERENCE * shown.secondsLeft) / (minutes * 60)}
            />
          </svg>
          <BreathingShape run={run} />
          <div className="relative text-center">
            <p className="font-serif text-3xl" aria-live="polite">
              {isPaused ? 'Paused' : PHASE_WORDS[phase]}
            </p>
            <p aria-hidden="true" className="mt-1 text-2xl tabular-nums">
              {shown.count}
            </p>
          </div>
        </div>
        <p className="min-h-14 text-balance text-center text-[#c4dcd7]">
          {breathingHint(minutes * 60 - shown.secondsLeft)}
        </p>
        <div className="flex gap-3">
          <button
            type="button"
            className={`${BUTTON} bg-[#ffffff24] hover:bg-[#ffffff38]`}
            onClick={() => onChange((isPaused ? resumeRun : pauseRun)(run, Date.now()))}
          >
            {isPaused ? 'Resume' : 'Pause'}
          </button>
          <button
            type="button"
            className={`${BUTTON} bg-[#e8f4f1] text-[#10302f] hover:bg-[#ffffff]`}
            onClick={finish}
          >
            Stop here
          </button>
        </div>
      </div>
    </dialog>
  );
}

const formatTimeLeft = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
