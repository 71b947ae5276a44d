import {
  GRATITUDE_CHOICES,
  type GratitudeChoice,
} from '@hearthway/domain/gratitude/gratitude-choice';
import { GRATITUDE_MESSAGES } from '@hearthway/domain/gratitude/messages';
import Baby from 'lucide-react/icons/baby';
import Briefcase from 'lucide-react/icons/briefcase';
import Gift from 'lucide-react/icons/gift';
import HandHeart from 'lucide-react/icons/hand-heart';
import Heart from 'lucide-react/icons/heart';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import House from 'lucide-react/icons/house';
import Leaf from 'lucide-react/icons/leaf';
import Lightbulb from 'lucide-react/icons/lightbulb';
import Smile from 'lucide-react/icons/smile';
import Sprout from 'lucide-react/icons/sprout';
import TreePine from 'lucide-react/icons/tree-pine';
import Users from 'lucide-react/icons/users';
import { useId } from 'react';
import { gratitudeLabel } from './gratitude-label.ts';

const ICONS = {
  health: HeartPulse,
  partner: Heart,
  children: Baby,
  family: TreePine,
  friends: Smile,
  work: Briefcase,
  home: House,
  progress: Sprout,
  community: Users,
  nature: Leaf,
  learning: Lightbulb,
  'self-care': HandHeart,
  random: Gift,
} satisfies Record<GratitudeChoice, unknown>;

interface GratitudeChoicesProps {
  value: GratitudeChoice | null;
  onChange: (choice: GratitudeChoice) => void;
}

export function GratitudeChoices({ value, onChange }: GratitudeChoicesProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">{GRATITUDE_MESSAGES.question}</legend>
      <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {GRATITUDE_CHOICES.map((choice) => {
          const Icon = ICONS[choice];
          return (
            <label
              key={choice}
              className="relative flex min-h-11 cursor-pointer touch-manipulation items-center gap-2 rounded-control border-[1.5px] border-edge/50 bg-surface py-1.5 pr-3 pl-3 font-medium text-sm leading-tight sm:rounded-full sm:pr-4 transition-colors hover:border-edge has-checked:border-teal has-checked:bg-teal has-checked:text-on-strong has-focus-visible:outline-3 has-focus-visible:outline-teal has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name={name}
                checked={choice === value}
                onChange={() => onChange(choice)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <Icon aria-hidden="true" className="size-4.5 shrink-0" />
              {gratitudeLabel(choice)}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
