import { QUICK_ROUTER_MESSAGES } from '@hearthway/domain/quick-router/messages';
import { asksGender } from '@hearthway/domain/quick-router/quick-route';
import type { Gender, QuickTag } from '@hearthway/domain/vocabulary';
import { AIMS, WELCOME_WORDS } from '@hearthway/domain/welcome/messages';
import { useState } from 'react';
import { HouseScene } from '../../../brand/scenes/house-scene.tsx';
import { TagChoice, type TagOption } from '../../../features/quick-router/tag-choice.tsx';
import { Button } from '../../../ui/button.tsx';
import { PillChoice } from '../../../ui/pill-choice.tsx';
import { type ScreenControls, WelcomeScreen } from './welcome-screen.tsx';

interface ReasonStepProps {
  controls: ScreenControls;
  name: string | null;
  chosen: QuickTag | null;
  knownGender: Gender | null;
  onDone: (tag: QuickTag | null, gender: Gender | null) => void;
}

const OPTIONS = [...(Object.keys(AIMS) as QuickTag[]), 'none'] as const;
const WORDS = { ...AIMS, none: WELCOME_WORDS.reason.looking };
const GENDERS = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
] as const;

export function ReasonStep({ controls, name, chosen, knownGender, onDone }: ReasonStepProps) {
  const [tag, setTag] = useState<TagOption | null>(chosen);
  const [gender, setGender] = useState(knownGender);
  const title = WELCOME_WORDS.reason.title(name);
  return (
    <WelcomeScreen
      controls={controls}
      scene={<HouseScene lit={controls.passed} className="absolute inset-0" />}
      sceneClassName="h-[25dvh]"
      title={title}
      text={WELCOME_WORDS.reason.text}
      action={
        <Button
          variant="action"
          size="lg"
          disabled={!tag}
          onClick={() => onDone(tag === 'none' ? null : tag, gender)}
        >
          {WELCOME_WORDS.next}
        </Button>
      }
    >
      <TagChoice
        label={title}
        name="welcome-reason"
        className="mt-5 max-sm:[@media(height>=44rem)]:*:min-h-17"
        options={OPTIONS}
        words={WORDS}
        value={tag}
        onChange={setTag}
      />
      {tag !== 'none' && asksGender(tag) && (
        <PillChoice
          className="mt-4 animate-fade"
          label={QUICK_ROUTER_MESSAGES.gender}
          options={GENDERS}
          value={gender}
          onValueChange={setGender}
        />
      )}
    </WelcomeScreen>
  );
}
