import type { HomeResponse } from '@hearthway/domain/home/contract';
import type { Feeling, JournalEntry } from '@hearthway/domain/journal/entry';
import type { SaveWelcomeStepRequest } from '@hearthway/domain/welcome/contract';
import type { WelcomeDone } from '@hearthway/domain/welcome/messages';
import { WELCOME_STEPS, type WelcomeStep } from '@hearthway/domain/welcome/steps';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { saveEntry } from '../../../features/journal/change-entry.ts';
import { momentNow } from '../../../features/journal/moment-now.ts';
import { finishWelcome } from '../../../features/welcome/use-open-steps.ts';
import { welcomeWrite } from '../../../features/welcome/welcome-write.ts';
import { rememberFirstName } from '../../../member/first-name.ts';
import { meQueries } from '../../../member/me.ts';
import { outbox } from '../../../outbox/outbox.ts';
import { BreathStep } from './breath-step.tsx';
import { FeelingStep } from './feeling-step.tsx';
import { FinishStep } from './finish-step.tsx';
import { NameStep } from './name-step.tsx';
import { ReasonStep } from './reason-step.tsx';
import { type ScreenControls, WELCOME_TITLE_ID } from './welcome-screen.tsx';

type WithoutTime<Request> = Request extends unknown ? Omit<Request, 'at'> : never;

function record(answer: WithoutTime<SaveWelcomeStepRequest>) {
  const at = outbox.moment();
  welcomeWrite.add({ ...answer, at: new Date(at).toISOString() } as SaveWelcomeStepRequest, at);
}

const SKIPPED = {
  name: { step: 'name', firstName: null },
  reason: { step: 'reason', tag: null, gender: null },
  feeling: { step: 'feeling', isSkipped: true },
  breath: { step: 'breath', isSkipped: true },
} as const satisfies Record<WelcomeStep, WithoutTime<SaveWelcomeStepRequest>>;

interface WelcomeProps {
  home: HomeResponse;
  open: readonly WelcomeStep[];
}

export default function Welcome({ home, open }: WelcomeProps) {
  const { userId, firstName, gender } = home.me;
  const queryClient = useQueryClient();
  const dialog = useRef<HTMLDialogElement>(null);
  // The server drops answered steps from its list, which would renumber the others, so the page
  // keeps the first list.
  const [steps] = useState(open);
  const [position, setPosition] = useState(0);
  const [name, setName] = useState(firstName.trim() || null);
  const [done, setDone] = useState<WelcomeDone>({ tag: null, feeling: null, hasBreathed: false });
  const [entry, setEntry] = useState<JournalEntry | null>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // `showModal` focuses the first button, which skips the whole welcome, so the focus moves to
    // the title.
    document.getElementById(WELCOME_TITLE_ID)?.focus({ preventScroll: true });
  }, []);

  const step = steps[position];
  const next = () => setPosition(position + 1);
  const finish = (isSkipped: boolean) => {
    record({ step: 'finish', isSkipped });
    finishWelcome(userId);
  };
  const skip = () => {
    if (!step) return finish(false);
    record(SKIPPED[step]);
    next();
  };
  const controls: ScreenControls = {
    passed: WELCOME_STEPS.length - steps.length + position,
    ...(position > 0 && { onBack: () => setPosition(position - 1) }),
    ...(step && { onSkip: skip, onSkipAll: () => finish(true) }),
  };

  function answerName(answer: string | null) {
    record({ step: 'name', firstName: answer });
    if (answer) {
      setName(answer);
      rememberFirstName(userId, answer);
      queryClient.setQueryData(
        meQueries.forMember(userId).queryKey,
        (me) => me && { ...me, firstName: answer },
      );
    }
    next();
  }

  function tapFeeling(feeling: Feeling) {
    const tapped = {
      ...(entry ?? { id: crypto.randomUUID(), words: '', tags: [], ...momentNow() }),
      feeling,
    };
    setEntry(tapped);
    saveEntry(tapped);
    setDone({ ...done, feeling });
  }

  function view() {
    switch (step) {
      case 'name':
        return <NameStep controls={controls} name={name} onDone={answerName} />;
      case 'reason':
        return (
          <ReasonStep
            controls={controls}
            name={name}
            chosen={done.tag}
            knownGender={gender}
            onDone={(tag, told) => {
              record({ step: 'reason', tag, gender: told });
              setDone({ ...done, tag });
              next();
            }}
          />
        );
      case 'feeling':
        return (
          <FeelingStep
            controls={controls}
            feeling={done.feeling}
            onTap={tapFeeling}
            onDone={() => {
              record({ step: 'feeling', isSkipped: false });
              next();
            }}
          />
        );
      case 'breath':
        return (
          <BreathStep
            controls={controls}
            hasBreathed={done.hasBreathed}
            onBreathed={() => setDone({ ...done, hasBreathed: true })}
            onDone={() => {
              record({ step: 'breath', isSkipped: false });
              next();
            }}
          />
        );
      default:
        return (
          <FinishStep
            controls={controls}
            name={name}
            done={done}
            read={done.tag && home.read}
            onDone={() => finish(false)}
          />
        );
    }
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={WELCOME_TITLE_ID}
      onCancel={(event) => {
        event.preventDefault();
        skip();
      }}
      onClose={() => finish(true)}
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-paper text-ink"
    >
      <div key={step ?? 'finish'} className="h-full animate-fade">
        {view()}
      </div>
    </dialog>
  );
}
