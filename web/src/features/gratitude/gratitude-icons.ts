import type { GratitudeChoice } from '@hearthway/domain/gratitude/gratitude-choice';
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
import type { ComponentType, SVGProps } from 'react';

export const GRATITUDE_ICONS: Record<GratitudeChoice, ComponentType<SVGProps<SVGSVGElement>>> = {
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
};
