import {
  askOutcome,
  type Cycle,
  endReset,
  isUntouched,
  startReset,
} from '@hearthway/domain/hfs-cycle/cycle';
import { HFS_MESSAGES, OUTCOME_WORDS } from '@hearthway/domain/hfs-cycle/messages';
import type { LoggedUrge, Urge } from '@hearthway/domain/hfs-cycle/urge';
import { useState } from 'react';
import { useFocusOnChange } from '../../lib/use-focus-on-change.ts';
import { RoomNote } from '../../member/room-note.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { HistoryCard } from './history-card.tsx';
import { LogForm } from './log-form.tsx';
import { OutcomeForm } from './outcome-form.tsx';
import { ResetStep } from './reset-step.tsx';
import { urgeWrite } from './urge-write.ts';
import { useCycle } from './use-cycle.ts';

const titles = {
  log: HFS_MESSAGES.log,
  timer: HFS_MESSAGES.timer,
  outcome: HFS_MESSAGES.record,
} as const;

export function HfsCycle() {
  const { cycle, setCycle, reset } = useCycle();
  const [message, setMessage] = useState<string | null>(null);
  const [turn, setTurn] = useState(0);
  const heading = useFocusOnChange(`${cycle.step} ${turn}`);

  function begin(words: string | null) {
    setMessage(words);
    setTurn(turn + 1);
    reset();
  }

  return (
    <>
      <RoomNote kind="hfs_urges" className="mt-6" />
      <Card aria-labelledby="step-title" className="mt-7 sm:p-8">
        <CardTitle
          id="step-title"
          ref={heading}
          tabIndex={-1}
          className="scroll-mt-24 focus-visible:outline-none"
        >
          {titles[cycle.step]}
        </CardTitle>
        {message && cycle.step === 'log' && (
          <Alert className="mt-4" title={HFS_MESSAGES.kept}>
            {message}
          </Alert>
        )}
        <Step
          cycle={cycle}
          setCycle={setCycle}
          onLog={(urge, next) => {
            urgeWrite.add(urge);
            if (next === 'timer') setCycle(startReset(urge, Date.now()));
            else begin(HFS_MESSAGES.logged);
          }}
          onRecord={(urge) => {
            urgeWrite.add(urge);
            begin(urge.outcome && OUTCOME_WORDS[urge.outcome.how]);
          }}
          onLater={() => begin(HFS_MESSAGES.logged)}
        />
      </Card>
      {cycle.step === 'log' && (
        <HistoryCard
          onRecord={isUntouched(cycle) ? (urge) => setCycle(askOutcome(urge, 0)) : undefined}
        />
      )}
    </>
  );
}

interface StepProps {
  cycle: Cycle;
  setCycle: (cycle: Cycle) => void;
  onLog: (urge: LoggedUrge, next: 'timer' | 'nothing') => void;
  onRecord: (urge: Urge) => void;
  onLater: () => void;
}

function Step({ cycle, setCycle, onLog, onRecord, onLater }: StepProps) {
  switch (cycle.step) {
    case 'log':
      return (
        <LogForm
          draft={cycle.draft}
          onChange={(draft) => setCycle({ ...cycle, draft })}
          onLog={onLog}
        />
      );
    case 'timer':
      return (
        <ResetStep
          cycle={cycle}
          onChange={setCycle}
          onEnd={() => setCycle(endReset(cycle, Date.now()))}
        />
      );
    case 'outcome':
      return <OutcomeForm cycle={cycle} onChange={setCycle} onSave={onRecord} onLater={onLater} />;
  }
}
