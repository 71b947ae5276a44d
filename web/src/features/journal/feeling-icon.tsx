import type { FeelingIcon as IconName } from '@hearthway/domain/journal/own-feeling';
import BatteryLow from 'lucide-react/icons/battery-low';
import Cloud from 'lucide-react/icons/cloud';
import CloudRain from 'lucide-react/icons/cloud-rain';
import Feather from 'lucide-react/icons/feather';
import Flame from 'lucide-react/icons/flame';
import Heart from 'lucide-react/icons/heart';
import Moon from 'lucide-react/icons/moon';
import Sprout from 'lucide-react/icons/sprout';
import Sun from 'lucide-react/icons/sun';
import Waves from 'lucide-react/icons/waves';
import Wind from 'lucide-react/icons/wind';
import Zap from 'lucide-react/icons/zap';
import type { ComponentType, SVGProps } from 'react';

const ICONS: Record<IconName, ComponentType<SVGProps<SVGSVGElement>>> = {
  sun: Sun,
  cloud: Cloud,
  rain: CloudRain,
  wind: Wind,
  waves: Waves,
  flame: Flame,
  lightning: Zap,
  battery: BatteryLow,
  moon: Moon,
  sprout: Sprout,
  heart: Heart,
  feather: Feather,
};

export function FeelingIcon({ icon, className }: { icon: IconName; className: string }) {
  const Icon = ICONS[icon];
  return <Icon aria-hidden="true" className={className} />;
}
