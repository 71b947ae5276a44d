import { breathingPattern } from '@hearthway/domain/calm-kit/breathing';
import { useState } from 'react';
import { Button, type ButtonVariant } from '../../ui/button.tsx';
import type { BreathingRun } from './breathing-run.ts';
import { BreathingScreen } from './breathing-screen.tsx';

export function BreathingSample({ variant = 'outline' }: { variant?: ButtonVariant }) {
  const [run, setRun] = useState<BreathingRun | null>(null);
  return (
    <>
      {run && <BreathingScreen run={run} onChange={setRun} onEnd={() => setRun(null)} />}
      <Button
        variant={variant}
        onClick={() =>
          setRun({
            pattern: breathingPattern('longer-out'),
            minutes: 1,
            hasSound: false,
            hasVibration: false,
            startedAt: Date.now(),
            pausedAt: null,
          })
        }
      >
        Try one minute of breathing
      </Button>
    </>
  );
}
