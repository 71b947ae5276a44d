import { clockText, RESET_MS, type TimerState } from '@hearthway/domain/hfs-cycle/reset-timer';

const RADIUS = 88;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

export function TimerRing({
  elapsedMs,
  secondsLeft,
}: Pick<TimerState, 'elapsedMs' | 'secondsLeft'>) {
  return (
    <div className="relative mx-auto w-full max-w-60">
      <svg viewBox="0 0 200 200" aria-hidden="true" className="-rotate-90">
        <circle cx="100" cy="100" r={RADIUS} fill="none" strokeWidth="12" className="stroke-line" />
        <circle
          cx="100"
          cy="100"
          r={RADIUS}
          fill="none"
          strokeWidth="12"
          strokeLinecap="round"
          strokeDasharray={CIRCUMFERENCE}
          strokeDashoffset={CIRCUMFERENCE * (1 - elapsedMs / RESET_MS)}
          className="stroke-teal motion-safe:transition-[stroke-dashoffset] motion-safe:duration-1000 motion-safe:ease-linear"
        />
      </svg>
      <p
        role="timer"
        className="absolute inset-0 grid place-items-center font-serif text-4xl tabular-nums"
      >
        <span>
          <span className="sr-only">Time left: </span>
          {clockText(secondsLeft)}
        </span>
      </p>
    </div>
  );
}
