import { QUICK_TAG_LABELS } from '@hearthway/domain/quick-router/quick-route';
import type { QuickTag } from '@hearthway/domain/vocabulary';
import Check from 'lucide-react/icons/check';
import Footprints from 'lucide-react/icons/footprints';
import Heart from 'lucide-react/icons/heart';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import Leaf from 'lucide-react/icons/leaf';
import MoonStar from 'lucide-react/icons/moon-star';
import Sun from 'lucide-react/icons/sun';
import Wind from 'lucide-react/icons/wind';
import type { ComponentType, SVGProps } from 'react';
import { cn } from '../../ui/cn.ts';

export type TagOption = QuickTag | 'none';

interface Look {
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  tint: string;
}

const looks: Record<TagOption, Look> = {
  poor_sleep: { icon: MoonStar, tint: 'bg-mhi/12 text-mhi' },
  anxiety: { icon: Wind, tint: 'bg-teal/12 text-teal' },
  low_energy: { icon: Sun, tint: 'bg-warm/14 text-warm' },
  weight: { icon: Leaf, tint: 'bg-shj/14 text-shj' },
  libido: { icon: Heart, tint: 'bg-whi/12 text-whi' },
  relationship: { icon: HeartHandshake, tint: 'bg-ibc/12 text-ibc' },
  none: { icon: Footprints, tint: 'bg-hover text-muted' },
};

interface TagChoiceProps {
  label: string;
  name: string;
  options: readonly TagOption[];
  value: TagOption | null;
  onChange: (tag: TagOption) => void;
  words?: Partial<Record<TagOption, string>>;
  className?: string;
}

export function TagChoice({
  label,
  name,
  options,
  value,
  onChange,
  words = {},
  className,
}: TagChoiceProps) {
  return (
    <div role="radiogroup" aria-label={label} className={cn('grid grid-cols-2 gap-2.5', className)}>
      {options.map((tag) => {
        const { icon: Icon, tint } = looks[tag];
        return (
          <label
            key={tag}
            className="relative flex min-h-14 cursor-pointer touch-manipulation items-center gap-2 rounded-control border-[1.5px] border-line bg-surface px-2.5 py-2 font-semibold leading-snug sm:gap-3 sm:px-3 transition-[border-color,background-color,transform] duration-150 last:odd:col-span-2 hover:border-edge active:scale-[0.985] has-checked:border-teal has-checked:bg-surface has-checked:ring-1 has-checked:ring-teal has-focus-visible:outline-3 has-focus-visible:outline-teal has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              checked={tag === value}
              onChange={() => onChange(tag)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-control outline-none"
            />
            <span
              aria-hidden="true"
              className={cn(
                'grid size-9 shrink-0 place-items-center rounded-full max-[22rem]:hidden',
                tint,
              )}
            >
              <Icon className="size-4.5" />
            </span>
            <span className="min-w-0 max-sm:text-sm">
              {words[tag] ?? (tag === 'none' ? '' : QUICK_TAG_LABELS[tag])}
            </span>
            {tag === value && (
              <Check
                aria-hidden="true"
                className="absolute top-1.5 right-1.5 size-4 text-teal"
                strokeWidth={3}
              />
            )}
          </label>
        );
      })}
    </div>
  );
}
