import { MAX_NAME_LENGTH } from '@hearthway/domain/account/name-length';
import { WELCOME_WORDS } from '@hearthway/domain/welcome/messages';
import type { FormEvent } from 'react';
import { HouseScene } from '../../../brand/scenes/house-scene.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { type ScreenControls, WelcomeScreen } from './welcome-screen.tsx';

interface NameStepProps {
  controls: ScreenControls;
  name: string | null;
  onDone: (firstName: string | null) => void;
}

const FORM_ID = 'welcome-name';

export function NameStep({ controls, name, onDone }: NameStepProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onDone(String(new FormData(event.currentTarget).get('firstName')).trim() || null);
  }
  return (
    <WelcomeScreen
      controls={{ ...controls, onSkip: undefined }}
      scene={<HouseScene lit={controls.passed} className="absolute inset-0" />}
      sceneClassName="h-[38dvh]"
      title={WELCOME_WORDS.name.title}
      text={WELCOME_WORDS.name.text}
      action={
        <Button type="submit" form={FORM_ID} variant="action" size="lg">
          {WELCOME_WORDS.next}
        </Button>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={submit} className="mt-6">
        <Field label={WELCOME_WORDS.name.label}>
          <Input
            name="firstName"
            autoComplete="given-name"
            defaultValue={name ?? ''}
            maxLength={MAX_NAME_LENGTH}
          />
        </Field>
      </form>
    </WelcomeScreen>
  );
}
