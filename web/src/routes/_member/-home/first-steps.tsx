import { MAX_NAME_LENGTH } from '@hearthway/domain/account/name-length';
import type { HomeResponse } from '@hearthway/domain/home/contract';
import { FIRST_STEPS, type FirstStep } from '@hearthway/domain/home/first-steps';
import { FIRST_STEP_WORDS, FIRST_STEPS_TITLE } from '@hearthway/domain/home/messages';
import { QUICK_TAG_LABELS } from '@hearthway/domain/quick-router/quick-route';
import { EVERY_DAY } from '@hearthway/domain/reminders/reminder';
import { QUICK_TAGS, type QuickTag } from '@hearthway/domain/vocabulary';
import type { FormEvent } from 'react';
import { Scene } from '../../../brand/scenes/scene.tsx';
import { useSaveProfile } from '../../../features/account/mutations.ts';
import { useSaveQuickRoute } from '../../../features/quick-router/mutations.ts';
import { reminderWrite } from '../../../features/reminders/reminder-write.ts';
import { errorMessage } from '../../../lib/error-message.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { controlLook } from '../../../ui/control-look.ts';
import { Input } from '../../../ui/input.tsx';

interface FirstStepsProps {
  me: HomeResponse['me'];
  open: readonly FirstStep[];
  onSkip: (step: FirstStep | 'all') => void;
  className?: string;
}

const TITLE_ID = 'first-steps-title';

export function FirstSteps({ me, open, onSkip, className }: FirstStepsProps) {
  const [step] = open;
  if (!step) return null;
  const number = FIRST_STEPS.indexOf(step) + 1;
  return (
    <Card aria-label={FIRST_STEPS_TITLE} className={className}>
      {/* Hiding this picture on phones keeps today's pillars near the top of the page. */}
      <Scene
        subject="stones"
        hue="house"
        className="mb-5 hidden aspect-[6/1] w-full rounded-control sm:block"
      />
      <div className="-mt-2 flex items-center justify-between gap-3">
        <h2 id={TITLE_ID} className="text-lg">
          {FIRST_STEP_WORDS[step].title}
        </h2>
        <div className="flex shrink-0 items-center gap-1 text-muted text-sm">
          <span>
            {number} of {FIRST_STEPS.length}
          </span>
          <Button variant="ghost" size="sm" className="-mr-3 px-3" onClick={() => onSkip(step)}>
            Skip
          </Button>
        </div>
      </div>
      {step === 'name' && <NameStep me={me} />}
      {step === 'reason' && <ReasonStep gender={me.gender} />}
      {step === 'reminder' && <ReminderStep onDone={() => onSkip(step)} />}
      {step === 'checkin' && <p className="text-muted">{FIRST_STEP_WORDS.checkin.text}</p>}
    </Card>
  );
}

function NameStep({ me: { lastName, gender } }: Pick<FirstStepsProps, 'me'>) {
  const save = useSaveProfile();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const firstName = String(new FormData(event.currentTarget).get('firstName')).trim();
    if (firstName && !save.isPending) save.mutate({ firstName, lastName, gender });
  }

  return (
    <form noValidate onSubmit={submit} className="mt-1">
      <div className="flex gap-2">
        <Input
          name="firstName"
          aria-labelledby={TITLE_ID}
          autoComplete="given-name"
          maxLength={MAX_NAME_LENGTH}
        />
        <Button type="submit" busy={save.isPending}>
          Save
        </Button>
      </div>
      <NotSaved error={save.error} />
    </form>
  );
}

function ReasonStep({ gender }: Pick<FirstStepsProps['me'], 'gender'>) {
  const save = useSaveQuickRoute();
  return (
    <div className="mt-1">
      <select
        aria-labelledby={TITLE_ID}
        className={controlLook}
        value={save.variables?.tag ?? ''}
        onChange={({ target }) => save.mutate({ tag: target.value as QuickTag, gender })}
      >
        <option value="" disabled>
          {FIRST_STEP_WORDS.reason.placeholder}
        </option>
        {QUICK_TAGS.map((tag) => (
          <option key={tag} value={tag}>
            {QUICK_TAG_LABELS[tag]}
          </option>
        ))}
      </select>
      <NotSaved error={save.error} />
    </div>
  );
}

function NotSaved({ error }: { error: Error | null }) {
  if (!error) return null;
  return (
    <p role="alert" className="mt-2 text-danger text-sm">
      {errorMessage(error, FIRST_STEP_WORDS.notSaved)}
    </p>
  );
}

const REMINDER_TIME = '19:00';

/** A reminder by email needs no permission on the device. */
function ReminderStep({ onDone }: { onDone: () => void }) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('time'));
    const [hours, minutes] = text.split(':').map(Number);
    if (hours === undefined || minutes === undefined) return;
    const at = new Date().toISOString();
    const minute = hours * 60 + minutes;
    reminderWrite.add({
      kind: 'check_in',
      isOn: true,
      channel: 'mail',
      minute,
      days: EVERY_DAY,
      at,
    });
    onDone();
  }

  return (
    <form noValidate onSubmit={submit} className="mt-1 flex gap-2">
      <Input type="time" name="time" aria-labelledby={TITLE_ID} defaultValue={REMINDER_TIME} />
      <Button type="submit">Save</Button>
    </form>
  );
}
