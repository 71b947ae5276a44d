import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ComponentType, ReactNode, SVGProps } from 'react';
import { cn } from './cn.ts';

export type AlertTone = 'info' | 'success' | 'warning' | 'error';

interface ToneLook {
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  look: string;
  iconLook: string;
}

const tones: Record<AlertTone, ToneLook> = {
  info: { icon: Info, look: 'border-teal/30 bg-teal/6', iconLook: 'text-teal' },
  success: { icon: CircleCheck, look: 'border-shj/30 bg-shj/6', iconLook: 'text-shj' },
  warning: { icon: TriangleAlert, look: 'border-warm/35 bg-warm/6', iconLook: 'text-warm' },
  error: { icon: CircleAlert, look: 'border-danger/35 bg-danger/6', iconLook: 'text-danger' },
};

interface AlertProps {
  tone?: AlertTone;
  title?: string;
  children?: ReactNode;
  className?: string;
}

export function Alert({ tone = 'info', title, children, className }: AlertProps) {
  const { icon: Icon, look, iconLook } = tones[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={cn('flex gap-3 rounded-control border p-4', look, className)}
    >
      <Icon aria-hidden="true" className={cn('mt-0.5 size-5 shrink-0', iconLook)} />
      <div className="min-w-0">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-sm">{children}</div>}
      </div>
    </div>
  );
}
