import { breathingPattern, PHASE_WORDS } from '@hearthway/domain/calm-kit/breathing';
import { WELCOME_WORDS } from '@hearthway/domain/welcome/messages';
import { useState } from 'react';
import { type BreathingRun, useBreathingRun } from '../../../features/calm-kit/breathing-run.ts';
import { BreathingShape } from '../../../features/calm-kit/breathing-shape.tsx';
import { useKeepAwake } from '../../../lib/keep-awake.ts';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/cn.ts';
import { type ScreenControls, WelcomeScreen } from './welcome-screen.tsx';

interface BreathStepProps {
  controls: ScreenControls;
  hasBreathed: boolean;
  onBreathed: () => void;
  onDone: () => void;
}

const HALF_A_MINUTE = 0.5;

const { before, during, after } = WELCOME_WORDS.breath;

export function BreathStep({ controls, hasBreathed, onBreathed, onDone }: BreathStepProps) {
  const [run, setRun] = useState<BreathingRun | null>(null);
  const start = () =>
    setRun({
      pattern: breathingPattern('longer-out'),
      minutes: HALF_A_MINUTE,
      hasSound: false,
      hasVibration: false,
      startedAt: Date.now(),
      pausedAt: null,
    });
  const end = () => {
    setRun(null);
    onBreathed();
  };
  return (
    <WelcomeScreen
      controls={hasBreathed ? { ...controls, onSkip: undefined } : controls}
      scene={
        <div
          className="absolute inset-0 grid place-items-center overflow-hidden text-[#eef7f4]"
          style={{
            background: 'radial-gradient(circle at 50% 46%, #1d4f4d, #123133 62%, #0f272a)',
          }}
        >
          {run ? <Breathing run={run} onEnd={end} /> : <Rest isOpen={hasBreathed} />}
        </div>
      }
      sceneClassName="h-[52dvh]"
      {...(run ? during : hasBreathed ? after : before)}
      action={
        run ? null : (
          <Button variant="action" size="lg" onClick={hasBreathed ? onDone : start}>
            {hasBreathed ? WELCOME_WORDS.next : WELCOME_WORDS.breath.start}
          </Button>
        )
      }
    />
  );
}

const SHAPE =
  'relative grid aspect-square w-[min(70vw,42dvh)] place-items-center md:w-[min(40vw,24rem)]';

function Rest({ isOpen }: { isOpen: boolean }) {
  return (
    <div
      className={cn(SHAPE, 'transition-transform duration-1000', isOpen && 'scale-135')}
      aria-hidden="true"
    >
      <div className="absolute inset-[18%] rounded-full bg-[#8fd9cf]/12" />
      <div className="absolute inset-[27%] rounded-full bg-[#8fd9cf]/18" />
      <div
        className={cn(
          'absolute inset-[36%] rounded-full transition-colors duration-1000',
          isOpen ? 'bg-[#ffcf86]' : 'bg-[#c9f2e9]/25',
        )}
      />
    </div>
  );
}

const BREATHS = 3;

function Breathing({ run, onEnd }: { run: BreathingRun; onEnd: () => void }) {
  const shown = useBreathingRun({ run, onEnd });
  useKeepAwake(true);
  const phase = run.pattern.steps[shown.step]?.phase ?? 'in';
  const perBreath = (run.minutes * 60) / BREATHS;
  const breath = BREATHS + 1 - Math.max(1, Math.ceil(shown.secondsLeft / perBreath));
  return (
    <>
      <div className={SHAPE}>
        {/* These stay, because the moving shape is small at first and absent without motion. */}
        <div className="absolute inset-[3%] rounded-full bg-[#8fd9cf]/14" />
        <div className="absolute inset-[12%] rounded-full bg-[#8fd9cf]/16" />
        <BreathingShape run={run} />
        <div className="absolute inset-[21%] rounded-full bg-[#16403f] ring-1 ring-[#8fd9cf]/60" />
        <div className="relative text-center">
          <p className="font-serif text-2xl" aria-live="polite">
            {PHASE_WORDS[phase]}
          </p>
          <p aria-hidden="true" className="text-xl tabular-nums">
            {shown.count}
          </p>
        </div>
      </div>
      <p className="absolute bottom-4 font-semibold text-sm">
        {breath} of {BREATHS}
      </p>
    </>
  );
}
