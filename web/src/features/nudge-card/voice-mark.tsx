import type { NudgeVoice } from '@hearthway/domain/nudge-card/card';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import Sprout from 'lucide-react/icons/sprout';
import Stethoscope from 'lucide-react/icons/stethoscope';
import type { ComponentType, SVGProps } from 'react';
import { cn } from '../../ui/cn.ts';

interface VoiceLook {
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  mark: string;
  edge: string;
  name: string;
}

export const voiceLook: Record<NudgeVoice, VoiceLook> = {
  rui: {
    icon: Stethoscope,
    mark: 'rounded-full bg-mhi/12 text-mhi',
    edge: 'before:bg-mhi',
    name: 'text-mhi',
  },
  charley: {
    icon: Sprout,
    mark: '-rotate-6 rounded-[14px] bg-shj/14 text-shj',
    edge: 'before:bg-shj',
    name: 'text-shj',
  },
  neutral: {
    icon: HeartHandshake,
    mark: 'rounded-full text-warm ring-[1.5px] ring-warm/50 ring-inset',
    edge: 'before:bg-warm',
    name: 'text-warm',
  },
};

export function VoiceMark({ voice }: { voice: NudgeVoice }) {
  const { icon: Icon, mark } = voiceLook[voice];
  return (
    <span className={cn('grid size-11 shrink-0 place-items-center', mark)}>
      <Icon aria-hidden="true" className="size-5.5" />
    </span>
  );
}
